import type { Catalogue, Entry } from './catalogue';
import type { Ranked } from './rank';
import { sum } from './title-factor';

/** Higher than any score without an exact name. */
export const EXACT_BOOST = 1_000;
/** Share of the next best places of a page that each of its places gains: a page about the subject has several. */
const PAGE_EVIDENCE = { share: 0.065, places: 3 } as const;
/** Each further place of a page counts less, so that the first results are different pages. */
const REPEATED_PAGE_FACTOR = 0.45;
/** Rows of a category that may stand above a better row of another one: the dialog shows results by category. */
const MAX_BEFORE_BETTER = 4;
const MAX_RESULTS = 24;
/** Shown however weak they are. */
const MIN_RESULTS = 3;
/** Weaker results, relative to the best, would only push other categories down. */
const WEAKEST_SHARE = 0.2;

/** Returns the rows to show of the places that answer a query, best first. `most`: how many of a page. */
export function chooseRows(ranked: Ranked[], { entries, pages }: Catalogue, most: number): Ranked[] {
  const spread = spreadPages(withEvidence(ranked, entries), entries, most);
  return leaveRoom(spread, ({ entry }) => pages[entries[entry]?.page ?? -1]?.category);
}

/** Adds a share of the next best places of its page to each place. */
function withEvidence(ranked: Ranked[], entries: Entry[]): Ranked[] {
  const places = new Map<number, number[]>();
  for (const { entry, score } of ranked) {
    const page = entries[entry]?.page ?? -1;
    const scores = places.get(page) ?? [];
    if (scores.length <= PAGE_EVIDENCE.places) places.set(page, [...scores, Math.min(score, EXACT_BOOST)]);
  }
  const gain = ({ entry }: Ranked): number =>
    PAGE_EVIDENCE.share * sum(places.get(entries[entry]?.page ?? -1)?.slice(1) ?? []);
  return ranked.map((result) => ({ ...result, score: result.score + gain(result) })).sort(byScore);
}

/** Puts the best place of each page first and keeps only a few of each. */
function spreadPages(ranked: Ranked[], entries: Entry[], most: number): Ranked[] {
  const seen = new Map<number, number>();
  const shown = new Set<number>();
  const kept: Ranked[] = [];
  for (const result of ranked) {
    if (shown.has(result.entry)) continue;
    shown.add(result.entry);
    const page = entries[result.entry]?.page ?? -1;
    const before = seen.get(page) ?? 0;
    seen.set(page, before + 1);
    if (result.score > 0 && before < most)
      kept.push({ ...result, score: result.score * REPEATED_PAGE_FACTOR ** before });
  }
  kept.sort(byScore);
  // The second best: a page whose title is the query would leave no other.
  const least = (kept.filter((result) => result.score < EXACT_BOOST)[1]?.score ?? 0) * WEAKEST_SHARE;
  return kept.filter((result, index) => result.score >= least || index < MIN_RESULTS).slice(0, MAX_RESULTS);
}

/** Drops rows of a category that would only push better ones of the next categories down. */
function leaveRoom(ranked: Ranked[], categoryOf: (result: Ranked) => string | undefined): Ranked[] {
  const categories = ranked.map(categoryOf);
  const firstRows = [...new Set(categories)].map((category) => categories.indexOf(category));
  return ranked.filter((_, row) => {
    const before = categories.slice(0, row).filter((category) => category === categories[row]).length;
    const next = firstRows.find((first) => first > categories.indexOf(categories[row]));
    return before < MAX_BEFORE_BETTER || next === undefined || next > row;
  });
}

export function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.entry - b.entry;
}
