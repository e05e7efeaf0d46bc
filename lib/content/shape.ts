import { isDay } from '../text/is-day';
import { isMapping } from '../text/mapping';
import { didYouMean } from '../text/nearest';
import { own } from '../text/own';
import { shorten } from '../text/shorten';
import { lineOf } from './line-of';
import { ContentError } from './types';

type Leaves = { text: string; number: number; day: string; address: string; 'text?': string | undefined };

/** What a data file must hold: texts (`text?` may be missing), numbers, lists of one shape, mappings by key; `*` stands for any key. */
export type Shape = keyof Leaves | readonly [Shape] | { readonly [key: string]: Shape };

/** The type of the values that have a shape. */
export type Shaped<S> = S extends keyof Leaves
  ? Leaves[S]
  : S extends readonly [infer Item]
    ? Shaped<Item>[]
    : S extends { readonly '*': infer Value }
      ? Record<string, Shaped<Value>>
      : { -readonly [Key in keyof S]: Shaped<S[Key]> };

type Leaf = { check: (value: unknown) => boolean; want: string };

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const leaves: Record<keyof Leaves, Leaf> = {
  text: { check: isText, want: 'un texte' },
  number: { check: Number.isFinite, want: 'un nombre' },
  day: { check: (value) => typeof value === 'string' && isDay(value), want: 'un jour comme "2026-01-31"' },
  address: {
    check: (value) => typeof value === 'string' && /^https:/.test(value) && URL.canParse(value),
    want: 'une adresse qui commence par https://',
  },
  'text?': { check: (value) => value === undefined || isText(value), want: 'un texte' },
};

/** Keys and positions that lead to a value. */
type Place = readonly (string | number)[];

type ShapeFault = { place: Place; problem: string; fix: string };

/** Returns the value of a data file if it has the shape; throws for its first fault, with the line of it in `text`. */
export function withShape<const S extends Shape>(
  value: unknown,
  shape: S,
  file: string,
  text: string,
): Shaped<S> {
  for (const { place, problem, fix } of faultsIn(value, shape, []))
    throw new ContentError(file, lineOf(text, place), problem, fix);
  return value as Shaped<S>;
}

function* faultsIn(value: unknown, shape: Shape, place: Place): Iterable<ShapeFault> {
  if (typeof shape === 'string') {
    if (!leaves[shape].check(value)) yield unfit(value, shape, place);
  } else if (isList(shape)) {
    if (!Array.isArray(value) || value.length === 0) yield unfit(value, shape, place);
    else for (const [index, item] of value.entries()) yield* faultsIn(item, shape[0], [...place, index]);
  } else if (isMapping(value)) {
    yield* keyFaults(value, shape, place);
  } else {
    yield unfit(value, shape, place);
  }
}

/** Unknown keys come first: a misspelt one explains the key that is missing. */
function* keyFaults(
  value: Record<string, unknown>,
  shape: Record<string, Shape>,
  place: Place,
): Iterable<ShapeFault> {
  const any = own(shape, '*');
  const keys = any ? Object.keys(value) : Object.keys(shape);
  for (const key of Object.keys(value).filter((one) => !keys.includes(one))) {
    const missing = keys.filter((one) => !Object.hasOwn(value, one));
    const fix = didYouMean(key, missing, `Clés connues : ${keys.join(', ')}.`);
    yield { place: [...place, key], problem: `Clé inconnue « ${nameOf([...place, key])} »`, fix };
  }
  for (const key of keys) yield* faultsIn(own(value, key), any ?? shape[key] ?? 'text', [...place, key]);
}

function unfit(value: unknown, shape: Shape, place: Place): ShapeFault {
  const want = wantOf(shape);
  const key = place.at(-1);
  if (value === undefined)
    return {
      place,
      problem: `Il manque la clé « ${nameOf(place)} »`,
      fix: `Ajoutez « ${key} », avec ${want}.`,
    };
  const written = JSON.stringify(value);
  const isUnquoted = typeof value === 'number' && want === leaves.text.want;
  return {
    place,
    problem:
      value === null && place.length === 0
        ? 'Le fichier ne contient rien'
        : `${subjectOf(place)} a la valeur ${shorten(written, 60)}`,
    fix: isUnquoted ? `Mettez la valeur entre guillemets : "${written}".` : `Donnez-lui ${want}.`,
  };
}

function wantOf(shape: Shape): string {
  if (typeof shape === 'string') return leaves[shape].want;
  if (isList(shape)) return 'une liste d’une entrée au moins';
  return own(shape, '*') ? 'des clés et leurs valeurs' : `les clés ${Object.keys(shape).join(', ')}`;
}

function subjectOf(place: Place): string {
  const name = nameOf(place);
  if (typeof place.at(-1) === 'string') return `La clé « ${name} »`;
  if (place.length === 0) return 'Le fichier';
  return name ? `Une entrée de « ${name} »` : 'Une entrée de la liste';
}

/** `hero › primary › label`: the line says which entry of a list is meant. */
function nameOf(place: Place): string {
  return place.filter((name) => typeof name === 'string').join(' › ');
}

/** `Array.isArray` does not recognise read-only lists. */
function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}
