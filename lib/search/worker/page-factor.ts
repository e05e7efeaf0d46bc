import type { Catalogue } from './catalogue';
import type { DemandScores } from './rank';
import { sum } from './title-factor';

/** Total score of a page's places for one demand at which the page counts as half about it. */
const HALF_SCORE = 25;
const LEAST = 0.2;
const POWER = 0.7;

/** Returns the factor of each page: a page about the subject of a question speaks of each of its words, and in several places. */
export function factorsOfPages(
  { entries, pages }: Catalogue,
  scores: DemandScores[],
  weights: number[],
): number[] {
  const totals = scores.map((score) => {
    const totalOf = new Map<number, number>();
    for (const found of [score.names, score.texts])
      for (const [number, value] of found) {
        const page = entries[number]?.page ?? -1;
        totalOf.set(page, (totalOf.get(page) ?? 0) + value);
      }
    return totalOf;
  });
  const asked = Math.max(1, sum(weights));
  return pages.map((_, page) => {
    const met = totals.map((totalOf, index) => {
      const total = totalOf.get(page) ?? 0;
      return ((weights[index] ?? 1) * total) / (total + HALF_SCORE);
    });
    return (LEAST + sum(met) / asked) ** POWER;
  });
}
