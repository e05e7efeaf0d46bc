import type { Catalogue } from './catalogue';
import type { Ranked } from './rank';

/** Higher than any score without an exact name. */
export const EXACT_BOOST = 1_000;
/** Each further place of a page counts less, so that the first results are different pages. */
const REPEATED_PAGE_FACTOR = 0.45;
/**
 * Rows of a category that may be above a better row of another one, because the dialog shows results by category: two, or four that
 * score at least this share of it.
 */
const BEFORE_BETTER = { always: 2, most: 4, share: 0.5 } as const;
const MAX_RESULTS = 24;
/** Shown however weak they are. */
const MIN_RESULTS = 3;
/** Weaker results, relative to the best, would only push other categories down. */
const WEAKEST_SHARE = 0.2;

/** Rows of one page: how many at most, and whether each further one counts less. */
type PageShare = { most: number; isEqual: boolean };

/** Returns the rows to show of the places that answer a query, best first: the best place of each page, then `most` - 1 more. */
export function chooseRows(
  ranked: Ranked[],
  { entries, pages }: Catalogue,
  { most, isEqual }: PageShare,
): Ranked[] {
  const factor = isEqual ? 1 : REPEATED_PAGE_FACTOR;
  const shown = new Set<number>();
  const rowsOf = new Map<number, number>();
  const rows: Ranked[] = [];
  for (const { entry, score, complete } of ranked) {
    const page = entries[entry]?.page ?? -1;
    const before = rowsOf.get(page) ?? 0;
    if (shown.has(entry) || score <= 0 || before >= most) continue;
    shown.add(entry);
    rowsOf.set(page, before + 1);
    rows.push({ entry, score: score * factor ** before, complete });
  }
  rows.sort(byScore);
  // The second best: a page whose title is the query would leave no other.
  const least = (rows.filter(({ score }) => score < EXACT_BOOST)[1]?.score ?? 0) * WEAKEST_SHARE;
  const strong = rows.filter(({ score }, index) => score >= least || index < MIN_RESULTS);
  return leaveRoom(strong.slice(0, MAX_RESULTS), ({ entry }) => pages[entries[entry]?.page ?? -1]?.category);
}

/** Drops rows of a category that would only push better ones of the next categories down. */
function leaveRoom(ranked: Ranked[], categoryOf: (row: Ranked) => string | undefined): Ranked[] {
  const categories = ranked.map(categoryOf);
  const firstRows = [...new Set(categories)].map((category) => categories.indexOf(category));
  return ranked.filter(({ score }, row) => {
    const before = categories.slice(0, row).filter((category) => category === categories[row]).length;
    const next = firstRows.find((first) => first > categories.indexOf(categories[row]));
    const better = next !== undefined && next < row ? (ranked[next]?.score ?? 0) : 0;
    return (
      better === 0 ||
      before < BEFORE_BETTER.always ||
      (before < BEFORE_BETTER.most && score >= BEFORE_BETTER.share * better)
    );
  });
}

/** Orders rows: best first, equal ones as in the index. */
export function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.entry - b.entry;
}
