import type { Catalogue, Entry } from './catalogue';
import { exactBoost, exactScore, wordFactor } from './exact-names';
import type { Query } from './query';

/** How well each place answers one demand: by its name, and by its text. */
export type DemandScores = { names: Map<number, number>; texts: Map<number, number> };

export type Ranked = {
  entry: number;
  score: number;
  /** Every demand is met, here or by the page around. */ complete: boolean;
};

/** What a place inherits: from the headings above it, from anything on its page, and a page from its parts. */
const inherited = { ancestor: 0.5, page: 0.2, part: 0.35 } as const;
/** How far a demand counts as met when only the headings above, the page or its parts meet it. */
const metBy = { ancestor: 0.9, page: 0.45, part: 0.8 } as const;
/** Each further place of a page counts this much less, so that the first results are different pages. */
const repeated = 0.6;
const mostPerPage = 3;
/** A page whose title is just what the query means. */
const titleMeant = 4;
const mostResults = 24;
/** Only the best places are looked at closely. */
const mostExamined = 150;
/** Places this much weaker than the best are left out: they would only push other categories down. */
const weakest = 0.2;

/** Orders the places that answer a query, best first. */
export function rank(
  catalogue: Catalogue,
  scores: DemandScores[],
  query: Query,
  category?: string,
): Ranked[] {
  const { entries, pages } = catalogue;
  const onPage = scores.map((score) => bestOnPages(entries, score));
  const examined = [...listCandidates(catalogue, scores, query.exact)].flatMap((number): Ranked[] => {
    const entry = entries[number];
    if (!entry || (category !== undefined && pages[entry.page]?.category !== category)) return [];
    let sum = 0;
    let met = 0;
    let all = true;
    scores.forEach((score, index) => {
      const own = (score.names.get(number) ?? 0) + (score.texts.get(number) ?? 0);
      const above = fromAncestors(entries, number, score.names) * inherited.ancestor;
      const around =
        (onPage[index]?.get(entry.page) ?? 0) * (entry.depth === 1 ? inherited.part : inherited.page);
      const best = Math.max(own, above, around);
      sum += best;
      all &&= best > 0;
      if (own > 0) met += 1;
      else if (above > 0) met += metBy.ancestor;
      else if (around > 0) met += entry.depth === 1 ? metBy.part : metBy.page;
    });
    const coverage = scores.length ? met / scores.length : 0;
    return [
      {
        entry: number,
        score:
          sum * coverage ** 2 * entry.prior * wordFactor(catalogue, number, query) +
          exactScore(catalogue, number, query),
        complete: all,
      },
    ];
  });
  const best = examined.sort(byScore).slice(0, mostExamined);
  const asked = query.demands.map(
    (demand) => new Set([demand.words, ...demand.equivalents].flat().map((word) => word.stem)),
  );
  const meant = meantTitles(query);
  for (const result of best) result.score *= titleFactor(entries[result.entry], asked, meant);
  return spreadPages(best.sort(byScore), entries, category !== undefined);
}

/** Places that match something, and the pages they stand on. */
function listCandidates(
  { entries, pages, names }: Catalogue,
  scores: DemandScores[],
  exact: string,
): Set<number> {
  const candidates = new Set<number>(names.get(exact));
  for (const { names: inNames, texts } of scores) {
    for (const matches of [inNames, texts]) {
      for (const number of matches.keys()) {
        candidates.add(number);
        candidates.add(pages[entries[number]?.page ?? 0]?.first ?? number);
      }
    }
  }
  return candidates;
}

function bestOnPages(entries: Entry[], { names, texts }: DemandScores): Map<number, number> {
  const best = new Map<number, number>();
  for (const scores of [names, texts]) {
    for (const [number, score] of scores) {
      const page = entries[number]?.page ?? -1;
      if (score > (best.get(page) ?? 0)) best.set(page, score);
    }
  }
  return best;
}

function fromAncestors(entries: Entry[], number: number, names: Map<number, number>): number {
  let best = 0;
  for (let above = entries[number]?.parent ?? null; above !== null; above = entries[above]?.parent ?? null)
    best = Math.max(best, names.get(above) ?? 0);
  return best;
}

/** Titles the whole query means, when it is one word or phrase with equivalents: `file system` → `fs`. */
function meantTitles({ demands }: Query): Set<string> {
  const [only, ...others] = demands;
  if (!only || others.length > 0) return new Set();
  return new Set(
    [only.words, ...only.equivalents].map((phrase) => phrase.map((word) => word.stem).join(' ')),
  );
}

/** A heading that the query says nearly whole, and nothing besides, is what was meant; a page's title more so. */
function titleFactor(
  entry: Entry | undefined,
  asked: ReadonlySet<string>[],
  meant: ReadonlySet<string>,
): number {
  const stems = entry?.titleStems ?? [];
  if (!entry || stems.length === 0) return 1;
  if (entry.depth === 1 && meant.has(stems.join(' '))) return titleMeant;
  const share = stems.filter((word) => asked.some((demand) => demand.has(word))).length / stems.length;
  const said =
    asked.filter((demand) => stems.some((word) => demand.has(word))).length / Math.max(1, asked.length);
  return 0.7 + (entry.depth === 1 ? 1.4 : 0.5) * share * share * (0.5 + 0.5 * said);
}

/** Takes the best place of each page first; the others follow, a few per page unless one category is asked for. */
function spreadPages(ranked: Ranked[], entries: Entry[], wholePages: boolean): Ranked[] {
  const seen = new Map<number, number>();
  const kept: Ranked[] = [];
  for (const result of ranked) {
    const page = entries[result.entry]?.page ?? -1;
    const before = seen.get(page) ?? 0;
    seen.set(page, before + 1);
    if (result.score > 0 && (before < mostPerPage || wholePages))
      kept.push({ ...result, score: result.score * repeated ** before });
  }
  kept.sort(byScore);
  const least = (kept.find((result) => result.score < exactBoost)?.score ?? 0) * weakest;
  return kept.filter((result) => result.score >= least).slice(0, mostResults);
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.entry - b.entry;
}
