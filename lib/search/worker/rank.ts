import type { Catalogue, Entry, Kind } from './catalogue';
import { byScore, chooseRows, EXACT_BOOST } from './choose-rows';
import { factorsOfPages } from './page-factor';
import type { Query } from './query';
import { titleFactor } from './title-factor';
import { fold } from './words';

/** How well each place answers one demand: by its name, and by its text. */
export type DemandScores = { names: Map<number, number>; texts: Map<number, number> };

/** `complete`: every demand is met, by the place itself or by the page around it. */
export type Ranked = { entry: number; score: number; complete: boolean };

const EXACT_TITLE_BOOST = 7;
/** For a symbol in its own capitals: `Event` is the interface, `event` the module. Above a title, whatever that one gains. */
const SAME_CAPITALS_BOOST = 30;
/** For each kind: the boost when the query is its exact name, and the factor for a query in words. */
const kinds: Record<Kind, { exact: number; words: number }> = {
  module: { exact: 6, words: 1.2 },
  page: { exact: 5.5, words: 1.3 },
  symbol: { exact: 5, words: 0.9 },
  key: { exact: 4, words: 0.5 },
  command: { exact: 4, words: 0.8 },
  option: { exact: 4, words: 0.4 },
  member: { exact: 3, words: 0.45 },
  definition: { exact: 2, words: 0.45 },
  allowlist: { exact: 1.5, words: 0.3 },
  heading: { exact: 1, words: 0.75 },
  phrase: { exact: 3, words: 1.5 },
};
/** Factors for a question or a task, which a guide answers better than a reference. */
const questionFactors: Partial<Record<Kind, number>> = {
  symbol: 0.7,
  key: 0.7,
  member: 0.7,
  option: 0.7,
};
/** Factors for an identifier that is not an exact name: usually part of something written in code. */
const identifierFactors: Partial<Record<Kind, number>> = {
  allowlist: 0.4,
  definition: 0.7,
  heading: 0.8,
  member: 0.9,
};
/** Factor for a name that the query holds among other words: `setTitle string`. */
const NAMED_FACTOR = 2.6;
/**
 * Share of a score that a place inherits: from headings above it, from its page, a page from its parts, and a phrase from the
 * other phrases of its page, which then answer a question together.
 */
const inherited = { ancestor: 0.5, page: 0.25, part: 0.35, phrase: 0.5 } as const;
/** How far a demand counts as met by inheritance alone. */
const metBy = { ancestor: 0.9, page: 0.55, part: 0.8, phrase: 0.8 } as const;
/** Share of a phrase's score that other places of its page inherit. */
const PHRASE_SHARE = 0.6;
/** How much a place loses when the query asks for more than it has. */
const COVERAGE_POWER = 1.75;
/** Places of a page that are shown, unless one category is asked for. */
const MAX_PER_PAGE = 3;
/** Titles are compared for this many places only. */
const MAX_EXAMINED = 150;
/** Returns the places that answer a query, best first. */
export function rank(
  catalogue: Catalogue,
  scores: DemandScores[],
  query: Query,
  category?: string,
): Ranked[] {
  const { entries, pages, byName } = catalogue;
  const onPage = scores.map((score) => bestOnPages(entries, score));
  const inPhrases = scores.map(({ names }) => bestInPhrases(entries, names));
  const exact = new Set(byName.get(query.exact));
  const named = new Set(query.demands.flatMap(({ whole }) => byName.get(whole?.surface ?? '') ?? []));
  const weights = scores.map(
    (score, index) => demandWeight(score, entries.length) * (query.demands[index]?.weight ?? 1),
  );
  const pageFactors = factorsOfPages(catalogue, scores, weights);
  const examined = listCandidates(catalogue, scores, exact).flatMap((number): Ranked[] => {
    const entry = entries[number];
    if (!entry || (category !== undefined && pages[entry.page]?.category !== category)) return [];
    let sum = 0;
    let met = 0;
    let asked = 0;
    let complete = true;
    scores.forEach((score, index) => {
      const [share, metAround] =
        entry.depth === 1 ? [inherited.part, metBy.part] : [inherited.page, metBy.page];
      const own = (score.names.get(number) ?? 0) + (score.texts.get(number) ?? 0);
      const above = bestAbove(entries, entry, score.names) * inherited.ancestor;
      const around = (onPage[index]?.get(entry.page) ?? 0) * share;
      const beside =
        entry.kind === 'phrase' ? (inPhrases[index]?.get(entry.page) ?? 0) * inherited.phrase : 0;
      const best = Math.max(own, above, around, beside);
      sum += best * (query.demands[index]?.weight ?? 1);
      complete &&= best > 0;
      const weight = weights[index] ?? 1;
      const metElsewhere =
        above > 0 ? metBy.ancestor : beside > 0 ? metBy.phrase : around > 0 ? metAround : 0;
      met += weight * (own > 0 ? 1 : metElsewhere);
      asked += weight;
    });
    const coverage = asked > 0 ? met / asked : 0;
    const isExact = exact.has(number);
    const score =
      sum *
        coverage ** COVERAGE_POWER *
        entry.prior *
        kindFactor(entry, query, isExact) *
        (pageFactors[entry.page] ?? 1) *
        (named.has(number) ? NAMED_FACTOR : 1) +
      EXACT_BOOST * exactBoost(entry, query, isExact);
    return [{ entry: number, score, complete }];
  });
  const best = examined.sort(byScore).slice(0, MAX_EXAMINED);
  const factorOf = titleFactor(query, weights);
  for (const result of best) {
    result.score *= factorOf(entries[result.entry]);
    result.entry = shownPlace(catalogue, result.entry);
  }
  const ownNames = [...exact].filter((number) =>
    ['page', 'module', 'phrase'].includes(entries[number]?.kind ?? ''),
  );
  const pagesOfThatName = new Set(ownNames.map((number) => entries[number]?.page));
  // Where several pages have the name that is asked for, the parts of one would only push another down.
  const most = category !== undefined ? Infinity : pagesOfThatName.size > 1 ? 1 : MAX_PER_PAGE;
  return chooseRows(best.sort(byScore), catalogue, most);
}

/** Places that match something, and their pages. */
function listCandidates({ entries, pages }: Catalogue, scores: DemandScores[], exact: Set<number>): number[] {
  const candidates = new Set(exact);
  for (const number of scores.flatMap(({ names, texts }) => [...names.keys(), ...texts.keys()])) {
    candidates.add(number);
    candidates.add(pages[entries[number]?.page ?? 0]?.first ?? number);
  }
  return [...candidates];
}

/** Rare words decide more than words that occur everywhere. */
function demandWeight({ names, texts }: DemandScores, entries: number): number {
  return 1.3 + Math.log(entries / (1 + new Set([...names.keys(), ...texts.keys()]).size));
}

/** A phrase leads to its page. */
function shownPlace({ entries, pages }: Catalogue, number: number): number {
  const entry = entries[number];
  return entry?.kind === 'phrase' ? (pages[entry.page]?.first ?? number) : number;
}

function bestOnPages(entries: Entry[], { names, texts }: DemandScores): Map<number, number> {
  const best = new Map<number, number>();
  for (const scores of [names, texts])
    for (const [number, value] of scores) {
      const { page = -1, kind } = entries[number] ?? {};
      const score = kind === 'phrase' ? value * PHRASE_SHARE : value;
      if (score > (best.get(page) ?? 0)) best.set(page, score);
    }
  return best;
}

function bestInPhrases(entries: Entry[], names: Map<number, number>): Map<number, number> {
  const best = new Map<number, number>();
  for (const [number, score] of names) {
    const { page = -1, kind } = entries[number] ?? {};
    if (kind === 'phrase' && score > (best.get(page) ?? 0)) best.set(page, score);
  }
  return best;
}

function bestAbove(entries: Entry[], entry: Entry, names: Map<number, number>): number {
  let best = 0;
  for (let above = entry.parent; above !== null; above = entries[above]?.parent ?? null)
    best = Math.max(best, names.get(above) ?? 0);
  return best;
}

/** Readers who type words look for explanations first, unless the words are an exact name. */
function kindFactor({ kind }: Entry, { isIdentifier, isQuestion }: Query, isExact: boolean): number {
  if (isIdentifier) return identifierFactors[kind] ?? 1;
  // A plain word is rarely meant as the value of an enumeration.
  if (isExact) return kind === 'definition' ? 0.8 : Math.max(1, kinds[kind].words);
  return kinds[kind].words * (isQuestion ? (questionFactors[kind] ?? 1) : 1);
}

function exactBoost(entry: Entry, { exact, written, isIdentifier }: Query, isExact: boolean): number {
  if (!exact) return 0;
  if (entry.kind === 'symbol' && entry.title === written && /\p{Lu}/u.test(written))
    return SAME_CAPITALS_BOOST;
  if (entry.depth === 1 && fold(entry.title) === exact) return EXACT_TITLE_BOOST;
  // A plain word may be a name by chance: only modules and their functions are asked for like that.
  const isAskedPlainly = /[\s-]/.test(exact) || ['page', 'module', 'symbol'].includes(entry.kind);
  if (!isExact || !(isIdentifier || isAskedPlainly)) return 0;
  const isWhole = entry.keys.some((key) => fold(key) === exact);
  return (
    (kinds[entry.kind].exact +
      (isWhole ? 0.4 : 0) +
      (entry.title === written && entry.kind !== 'phrase' ? 1.5 : 0)) *
    entry.prior
  );
}
