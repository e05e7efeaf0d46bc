import type { Catalogue } from './catalogue';
import type { Query } from './query';
import { fold } from './words';

/** What a place describes; decides which of several equal names is meant, and what is looked for in words. */
export type Kind =
  | 'page'
  | 'module'
  | 'heading'
  | 'symbol'
  | 'key'
  | 'command'
  | 'option'
  | 'member'
  | 'definition'
  | 'allowlist';

/** More than any score without an exact name. */
export const exactBoost = 1_000;
const titleBoost = 7;

/** What is asked for by its exact name comes before everything else, in this order. */
const exactBoosts: Record<Kind, number> = {
  page: 5.5,
  module: 6,
  symbol: 5,
  key: 4,
  command: 4,
  option: 4,
  member: 3,
  definition: 2,
  allowlist: 1.5,
  heading: 1,
};

/** Readers who write words look for explanations first. */
const wordFactors: Record<Kind, number> = {
  page: 1.3,
  module: 1.3,
  heading: 1,
  symbol: 0.75,
  key: 0.5,
  command: 0.8,
  option: 0.4,
  member: 0.45,
  definition: 0.45,
  allowlist: 0.3,
};

/** Behind part of a name stands mostly what one writes in code. */
const identifierFactors: Partial<Record<Kind, number>> = {
  allowlist: 0.4,
  definition: 0.7,
  heading: 0.8,
  member: 0.9,
};

/** Extra score of a place whose exact name (or dotted ending) the query is. */
export function exactScore(
  { entries, names }: Catalogue,
  number: number,
  { exact, written, isIdentifier }: Query,
): number {
  const entry = entries[number];
  if (!entry || !exact) return 0;
  if (entry.depth === 1 && fold(entry.title) === exact) return exactBoost * titleBoost;
  if (!names.get(exact)?.includes(number)) return 0;
  // A plain word may be a name by chance; only modules and their functions are asked for like that.
  if (!isIdentifier && !/\s/.test(exact) && !['page', 'module', 'symbol'].includes(entry.kind)) return 0;
  const whole = entry.keys.some((key) => fold(key) === exact) ? 0.4 : 0;
  const sameCase = entry.title === written ? 1.5 : 0;
  return exactBoost * (exactBoosts[entry.kind] + whole + sameCase) * entry.prior;
}

/** How much a place counts for a query in words, unless the query is its exact name. */
export function wordFactor(
  { entries, names }: Catalogue,
  number: number,
  { exact, isIdentifier }: Query,
): number {
  const entry = entries[number];
  if (!entry) return 1;
  if (isIdentifier) return identifierFactors[entry.kind] ?? 1;
  return names.get(exact)?.includes(number) ? Math.max(1, wordFactors[entry.kind]) : wordFactors[entry.kind];
}

/** What a place describes, from its names and where it stands. */
export function kindOf(depth: number, keys: string[], category: string): Kind {
  if (depth === 1) return keys.some((key) => key.startsWith('@')) ? 'module' : 'page';
  const last = keys.at(-1);
  if (last === undefined) return 'heading';
  if (category === 'CLI') return keys.some((key) => key.startsWith('-')) ? 'option' : 'command';
  if (category !== 'Configuration') return keys.length === 2 ? 'symbol' : 'member';
  if (last.startsWith('tauri.allowlist.')) return 'allowlist';
  return keys.length === 1 && !last.includes('.') && last !== last.toLowerCase() ? 'definition' : 'key';
}
