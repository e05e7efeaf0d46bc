/** Checks a configuration file against the schema of the CLI, in the browser and in the content check. */
import { asRecord } from '../text/mapping';
import { nearest } from '../text/nearest';
import type { Position } from '../text/position';
import { shorten } from '../text/shorten';
import { cargoFeatures, type CargoFeature } from './cargo-features';
import { anchorOf, toReferencePath, type ConfigAnchors } from './config-anchors';
import { joinPath, type ConfigDocument, type Conflict } from './config-document';
import { ConfigSyntaxError, findInvisible, invisibleAt, revealInvisible } from './config-faults';
import type { ConfigProblem } from './config-problem';
import { findOtherFile } from './other-files';
import { readConfig } from './read-config';
import { findRefused, findUnfitForBuild } from './refused-values';

/** The fields of an ajv error that are used. */
type SchemaError = {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Options with which ajv compiles the schema for `checkConfig`. */
export const schemaOptions = {
  strict: false,
  allErrors: true,
  inlineRefs: false,
  messages: false,
  logger: false,
  unicodeRegExp: false,
} as const;

export type Validate = { (data: unknown): boolean; errors?: SchemaError[] | null };

type ConfigReport = {
  problems: ConfigProblem[];
  /** What Tauri may refuse or read otherwise than the author expects. */
  warnings: ConfigProblem[];
  features: CargoFeature[];
};

/** Longer than any real file. */
export const MAX_CONFIG_LENGTH = 100_000;

/** A file with more problems is not a configuration. */
const MAX_PROBLEMS = 200;

/** All problems of a file in the order of its lines, and the Cargo features it needs. */
export function checkConfig(text: string, validate: Validate, anchors: ConfigAnchors): ConfigReport {
  const start = { line: 1, column: 1 };
  if (text.length > MAX_CONFIG_LENGTH) return failed('tooLong', start);
  try {
    const document = readConfig(text);
    const other = findOtherFile(document.value);
    if (other) return failed(other.kind, document.positionOf(other.path), other.values);
    return {
      problems: findProblems(document, validate, anchors),
      warnings: [...findWarnings(document), ...findUnfitForBuild(document, anchors)],
      features: cargoFeatures(document.value, anchors),
    };
  } catch (error) {
    if (!(error instanceof ConfigSyntaxError)) throw error;
    const { reason, position, found } = error;
    const column = String(position.column);
    return failed(
      reason,
      position,
      reason === 'invisible' ? { character: found, column } : { column, found },
    );
  }
}

function failed(kind: ConfigProblem['kind'], position: Position, values = {}): ConfigReport {
  return { problems: [{ ...position, path: '', kind, values }], warnings: [], features: [] };
}

function findWarnings({ strictness, duplicates }: ConfigDocument): ConfigProblem[] {
  const repeated = duplicates.map(({ key, firstLine, ...place }): ConfigProblem => ({
    ...place,
    kind: 'duplicateKey',
    values: { key, line: String(firstLine) },
  }));
  if (!strictness) return repeated;
  const { line, column, character } = strictness;
  const isMark = character === '\uFEFF' && line === 1 && column === 1;
  const kind = isMark ? 'byteOrderMark' : 'notStrictCharacter';
  const values = character ? { character, column: String(column) } : {};
  return [{ line, column, path: '', kind: character ? kind : 'notStrict', values }, ...repeated];
}

/** What makes Tauri refuse a document, by the schema or by its own rules. */
export function findProblems(
  document: ConfigDocument,
  validate: Validate,
  anchors: ConfigAnchors,
): ConfigProblem[] {
  const errors = validate(document.value) ? [] : settleUnions(validate.errors ?? []);
  const problems = [
    ...errors.slice(0, MAX_PROBLEMS).map((error) => toProblem(error, document, anchors)),
    ...document.conflicts.map((conflict) => toConflict(conflict, anchors)),
    ...findRefused(document, anchors),
  ];
  const unique = new Map(problems.map((problem) => [`${problem.path} ${problem.kind}`, problem]));
  return [...unique.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}

function toConflict({ key, firstKey, firstLine, ...place }: Conflict, anchors: ConfigAnchors): ConfigProblem {
  const values = { key, firstKey, line: String(firstLine) };
  return { ...place, kind: 'twoSpellings', values, anchor: anchorOf(place.path, anchors) };
}

/**
 * A union reports the errors of all its variants, then its own. Keeps those of the variant the author meant, or replaces all by one
 * error that lists what the variants accept.
 */
function settleUnions(errors: readonly SchemaError[]): SchemaError[] {
  const settled: SchemaError[] = [];
  for (const error of errors) {
    if (error.keyword !== 'anyOf' && error.keyword !== 'oneOf') {
      settled.push(error);
      continue;
    }
    // The errors of its variants are the last ones, all at the place of the union or below it.
    const union = `${error.instancePath}/`;
    const start = settled.findLastIndex(({ instancePath }) => !`${instancePath}/`.startsWith(union)) + 1;
    const chosen = chooseVariant(settled.splice(start), error);
    settled.push(...chosen.map((one) => ({ ...one, schemaPath: error.schemaPath })));
  }
  return settled;
}

/** Chooses from the errors of a union's variants. A variant is meant unless one of its errors says that the value has another shape. */
function chooseVariant(errors: SchemaError[], union: SchemaError): SchemaError[] {
  const refusesShape = ({ keyword, instancePath, params }: SchemaError): boolean =>
    instancePath === union.instancePath
      ? ['type', 'enum', 'expected'].includes(keyword)
      : // The key that distinguishes the variants accepts one value in each.
        keyword === 'enum' && (params.allowedValues as unknown[]).length === 1;
  const variants = new Map<string, SchemaError[]>();
  for (const error of errors) {
    // In a referenced definition the schema path starts again, so its errors do not name the variant.
    const variant = error.schemaPath.startsWith(`${union.schemaPath}/`)
      ? error.schemaPath.slice(union.schemaPath.length + 1).replace(/\/.*/, '')
      : `reference ${refusesShape(error)}`;
    variants.set(variant, [...(variants.get(variant) ?? []), error]);
  }
  const meant = [...variants.values()].filter((list) => !list.some(refusesShape));
  if (meant.length > 0) return meant.flat();

  // None is meant: lists what the variants accept. In this schema they all refuse the value at the same place.
  const refused = errors.filter(refusesShape);
  const lists = (name: string): unknown[] => [
    ...new Set(refused.flatMap(({ params }) => params[name] ?? [])),
  ];
  const instancePath = refused[0]?.instancePath ?? union.instancePath;
  const allowedValues = lists('allowedValues');
  const type = lists('type').filter((name) => !allowedValues.some((value) => typeof value === name));
  return [{ ...union, instancePath, keyword: 'expected', params: { type, allowedValues } }];
}

function toProblem(
  { instancePath, keyword, params }: SchemaError,
  { value, positionOf, writtenAt }: ConfigDocument,
  anchors: ConfigAnchors,
): ConfigProblem {
  const { additionalProperty: unknown, missingProperty: missing } = params as Record<string, string>;
  const keys = keysOfPointer(instancePath);
  const parent = toPath(keys);
  const name = unknown ?? missing;
  const path = name === undefined ? parent : joinPath(parent, name);
  const problem = { ...positionOf(unknown === undefined ? parent : path), path };
  if (unknown !== undefined)
    return invisibleInKey(unknown, problem) ?? { ...problem, ...explainUnknownKey(unknown, parent, anchors) };
  const anchor = anchorOf(path, anchors);
  if (missing !== undefined) {
    // Tauri merges objects of several files, not lists.
    const kind = path.includes('[') ? 'missingKey' : 'missingMergedKey';
    return { ...problem, kind, values: { key: missing }, anchor };
  }
  const { type = [], allowedValues = [], limit, pattern } = params;
  const expected = {
    types: [type].flat() as string[],
    values: (allowedValues as unknown[]).map((allowed) => JSON.stringify(allowed)),
  };
  const characters = forbiddenBy(pattern);
  if (characters) return { ...problem, kind: 'forbidden', values: { characters }, anchor };
  if (expected.types.length + expected.values.length === 0)
    return { ...problem, kind: 'outOfBounds', values: { limit: `${keyword} ${limit ?? pattern}` }, anchor };
  // JSON has no dates, and neither `inf` nor `nan`.
  const found = revealInvisible(
    writtenAt(parent) ?? JSON.stringify(keys.reduce((inner, key) => asRecord(inner)[key], value)) ?? '',
  );
  const shown = shorten(found.replace(/\s+/g, ' '), 60);
  return { ...problem, kind: 'wrongValue', values: { value: shown }, expected, anchor };
}

/** The characters that a pattern like `^[^/:]+$` forbids; nothing for another pattern. */
function forbiddenBy(pattern: unknown): string | undefined {
  const list = typeof pattern === 'string' ? /^\^\[\^(.+)\]\+\$$/.exec(pattern)?.[1] : undefined;
  return list && [...list.replaceAll('\\', '')].join(' ');
}

/** The invisible character of a quoted key, which looks like the right one. */
function invisibleInKey(key: string, place: Position & { path: string }): ConfigProblem | undefined {
  const index = findInvisible(key);
  const character = invisibleAt(key, index);
  if (!character) return undefined;
  const column = place.column + 1 + index; // after the quotation mark
  return { ...place, column, kind: 'invisible', values: { character, column: String(column) } };
}

/** The nearest key of the same object, or the place where a key of that name belongs. */
function explainUnknownKey(
  key: string,
  parent: string,
  anchors: ConfigAnchors,
): Pick<ConfigProblem, 'kind' | 'values' | 'anchor'> {
  const start = parent === '' ? '' : toReferencePath(`${parent}.`);
  const paths = Object.keys(anchors);
  const siblings = paths.flatMap((path) => {
    const rest = path.startsWith(start) ? path.slice(start.length) : '';
    return rest && !/[.[]/.test(rest) ? [rest] : [];
  });
  const guess = nearest(key, siblings);
  if (guess)
    return { kind: 'unknownKeyGuess', values: { key, guess }, anchor: anchorOf(start + guess, anchors) };
  const place = paths.find((path) => path.endsWith(`.${key}`));
  if (place) return { kind: 'unknownKeyElsewhere', values: { key, place }, anchor: anchorOf(place, anchors) };
  return { kind: 'unknownKey', values: { key }, anchor: anchorOf(parent, anchors) };
}

/** `/tauri/windows/0/title` → `['tauri', 'windows', '0', 'title']` */
function keysOfPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function toPath(keys: string[]): string {
  return keys.reduce((path, key) => joinPath(path, /^\d+$/.test(key) ? Number(key) : key), '');
}
