import { parseDocument } from 'yaml';
import { isMapping } from '../text/mapping';

/** What a value must be, for the program and in words. */
type Field = { check: (value: unknown) => boolean; want: string };

/** The keys that a page may have; the check reads them from here. */
export const frontMatterFields: Record<string, Field> = {
  title: { check: isLine, want: 'un texte sur une ligne' },
  description: { check: isLine, want: 'une phrase sans mise en forme, sur une ligne' },
  sidebarLabel: { check: isLine, want: 'un texte sur une ligne' },
  order: { check: (v) => typeof v === 'number' && Number.isFinite(v), want: 'un nombre' },
  next: { check: isRouteOrFalse, want: 'une adresse comme /v1/guides/faq, ou false' },
  previous: { check: isRouteOrFalse, want: 'une adresse comme /v1/guides/faq, ou false' },
  toc: { check: isLevels, want: 'deux niveaux de titre comme [2, 3], ou false' },
  draft: { check: (v) => typeof v === 'boolean', want: 'true ou false' },
  authors: { check: isListOfTexts, want: 'une liste d’une clé au moins de content/authors.json' },
  questions: {
    check: isPhrases,
    want: 'des tâches dans les mots des lecteurs, chacune sous l’ancre qui y répond',
  },
  keywords: { check: isPhrases, want: 'd’autres noms du sujet, chacun sous l’ancre qui en parle' },
  errors: { check: isPhrases, want: 'les messages d’erreur que la page explique, chacun sous son ancre' },
  sourceHash: {
    check: (v) => typeof v === 'string' && /^[\da-f]{12}$/.test(v),
    want: 'ce qu’y écrit npm run translations -- --stamp, entre guillemets',
  },
};

/**
 * What to write in place of a value, from its line in the file. A number without quotation marks may be meant as a text, and one
 * with them as a number.
 */
export function adviceFor({ check, want }: Field, value: unknown, line: string): string {
  const written = line.slice(line.indexOf(':') + 1).trim();
  if (/^[\w.+-]+$/.test(written) && check(written))
    return `Mettez la valeur entre guillemets : "${written}".`;
  const isQuoted = typeof value === 'string' && /^["']/.test(written) && check(parseValue(value));
  return isQuoted ? `Retirez les guillemets : ${value}.` : `Donnez-lui ${want}.`;
}

/** The value that YAML reads in a text without quotation marks. */
function parseValue(text: string): unknown {
  const doc = parseDocument(text);
  return doc.errors.length > 0 ? undefined : doc.toJS();
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isLine(value: unknown): boolean {
  return isText(value) && !value.trim().includes('\n');
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isText);
}

function isPhrases(value: unknown): boolean {
  return isMapping(value) && Object.values(value).every(isListOfTexts);
}

function isRouteOrFalse(value: unknown): boolean {
  return value === false || (typeof value === 'string' && /^\/[\w\-/]*$/.test(value));
}

function isLevels(value: unknown): boolean {
  if (value === false) return true;
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [from, to] = value as unknown[];
  return typeof from === 'number' && typeof to === 'number' && from >= 2 && to <= 6 && from <= to;
}
