import type { Entry, Kind } from './catalogue';
import type { Query } from './query';
import { readWords } from './words';

/** Factor for a page whose title is what the query means. */
const MEANT_TITLE_FACTOR = 4;
/** Factor of a title without a word of the query, and what it gains when it is the query. */
const titleGains: Partial<Record<Kind, [least: number, gain: number]>> = {
  page: [0.7, 1.4],
  module: [0.7, 1.8],
  phrase: [0.5, 1.4],
};

/**
 * Returns the factor of an entry for its title: favours titles that the query covers, and that cover the query; page titles more than
 * headings. `weights` are those of the demands.
 */
export function titleFactor({ demands }: Query, weights: number[]): (entry: Entry | undefined) => number {
  const asked = demands.map(
    ({ words, equivalents }) => new Set([words, ...equivalents].flat().map((word) => word.stem)),
  );
  // Titles that the whole query means, if it is a single word or phrase: `file system` → `fs`.
  const [only, ...others] = demands;
  const phrases = only && others.length === 0 ? [only.words, ...only.equivalents] : [];
  const meant = new Set(phrases.map((phrase) => phrase.map((word) => word.stem).join(' ')));
  const total = Math.max(1, sum(weights));
  return (entry) => {
    if (!entry) return 1;
    const stems = (entry.stems ??= readWords(entry.title).map((word) => word.stem));
    if (stems.length === 0) return 1;
    if (entry.depth === 1 && meant.has(stems.join(' '))) return MEANT_TITLE_FACTOR;
    const share = stems.filter((word) => asked.some((demand) => demand.has(word))).length / stems.length;
    const isSaid = (index: number): boolean => stems.some((word) => asked[index]?.has(word));
    const said = sum(weights.filter((_, index) => isSaid(index))) / total;
    const [least, gain] = titleGains[entry.kind] ?? [0.7, 0.5];
    return least + gain * share * share * (0.5 + 0.5 * said);
  };
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
