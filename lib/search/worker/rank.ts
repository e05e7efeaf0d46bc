import { PHRASE_DEPTH, type Catalogue, type Entry, type Kind } from './catalogue';
import { byScore, chooseRows, EXACT_BOOST } from './choose-rows';
import { isVersion, type Demand, type Query } from './query';
import { fold, readTerms, type Term } from './tokens';

/** How well places answer a demand, by the numbers of their entries. */
export type Scores = Map<number, number>;

/** `complete`: every demand is met, by the place itself or by the page around it. */
export type Ranked = { entry: number; score: number; complete: boolean };

const EXACT_TITLE_BOOST = 7;
/** For a symbol in its own capitals: `Event` is the interface, `event` the module. Exceeds a title's boost with its factor. */
const SAME_CAPITALS_BOOST = 30;
/** For a name of several words that the reader has not typed to its end. */
const START_BOOST = 1;
/** For each kind: the boost when the query is its exact name, and the factor for a query in words. */
const kinds: Record<Kind, { exact: number; words: number }> = {
  module: { exact: 6, words: 1.2 },
  page: { exact: 5.5, words: 1.3 },
  symbol: { exact: 5, words: 0.9 },
  key: { exact: 4, words: 0.5 },
  command: { exact: 4, words: 0.8 },
  option: { exact: 4, words: 0.4 },
  member: { exact: 3, words: 0.45 },
  allowlist: { exact: 1.5, words: 0.3 },
  heading: { exact: 1, words: 0.75 },
  phrase: { exact: 3, words: 1.5 },
};
/** What an exact name adds to the boost of its kind: if the query is a whole key of the place, and if it is its title to the letter. */
const exactGains = { whole: 0.4, same: 1.5 } as const;
/** Factor of a title without a word of the query (`least`), and what it gains when it is the query. */
const titleFactors: Partial<Record<Kind, { least: number; gain: number }>> = {
  page: { least: 0.7, gain: 1.4 },
  module: { least: 0.7, gain: 2.6 },
  phrase: { least: 0.5, gain: 1.4 },
};
const USUAL_TITLE_FACTOR = { least: 0.7, gain: 0.5 } as const;
/** Share of that gain that does not depend on how much of the query the title covers. */
const TITLE_GAIN_SHARE = 0.5;
/** Weight of a word that occurs everywhere. */
const LEAST_RARITY = 1.3;
/** What a place loses for each level below its page. */
const LOSS_PER_LEVEL = 0.05;
/** Factor for a name that the query holds among other words: `setTitle string`. */
const NAMED_FACTOR = 2.6;
/** Share of its page's best score that a place inherits, and how far that meets a demand. */
const inherited = {
  pageFromSections: { share: 0.35, met: 0.8 },
  sectionFromPage: { share: 0.2, met: 0.55 },
} as const;
/** How much a place loses when the query asks for more than it has. */
const COVERAGE_POWER = 1.75;
/** A page about the subject of a query speaks of each of its words, and in several places: half so at this total score. */
const PAGE_FACTOR = { halfScore: 25, least: 0.3 } as const;
/** Places of a page that are shown, unless one category is asked for. */
const MAX_PER_PAGE = 3;

/** Titles are compared for this many places only: it takes as long as everything else. */
const MAX_EXAMINED = 150;

/** What the score of every place depends on. */
type Ranking = {
  catalogue: Catalogue;
  scores: Scores[];
  query: Query;
  /** Entries with the query as exact name. */
  exact: Set<number>;
  /** True if one of them is a place, not only a phrase. */
  isName: boolean;
  /** Entries with an identifier of the query as exact name. */
  named: Set<number>;
  /** How much each demand counts, and all of them together. */
  weights: number[];
  asked: number;
  /** For each demand, best and total score by page. */
  onPages: Map<number, { best: number; total: number }>[];
  /** By page. */
  pageFactors: number[];
};

/** Returns the places that answer a query, best first. */
export function rank(catalogue: Catalogue, scores: Scores[], query: Query, category?: string): Ranked[] {
  const { entries, pages } = catalogue;
  const ranking = prepare(catalogue, scores, query);
  const examined = listCandidates(ranking)
    .flatMap((number): Ranked[] => {
      const entry = entries[number];
      const isAskedFor = category === undefined || pages[entry?.page ?? -1]?.category === category;
      return entry && isAskedFor ? [scorePlace(ranking, number, entry)] : [];
    })
    .sort(byScore)
    .slice(0, MAX_EXAMINED);
  const factorOf = titleFactor(ranking);
  for (const result of examined) {
    const entry = entries[result.entry] as Entry;
    const factor = factorOf(entry);
    // A French title need not have the English name of its page.
    result.score *= ranking.exact.has(result.entry) ? Math.max(1, factor) : factor;
    if (entry.kind === 'phrase') result.entry = entry.parent ?? result.entry;
  }
  // All releases are on one page, and a minor version has many.
  const isEqual = isVersion(query);
  const most = category === undefined && !isEqual ? MAX_PER_PAGE : Infinity;
  return chooseRows(examined.sort(byScore), catalogue, { most, isEqual });
}

function prepare(catalogue: Catalogue, scores: Scores[], query: Query): Ranking {
  const { entries, pages, byName } = catalogue;
  const exact = new Set(byName.get(query.exact));
  // Rare words decide more than words that occur everywhere.
  const weights = query.demands.map(
    ({ weight }, index) =>
      weight * (LEAST_RARITY + Math.log(entries.length / (1 + (scores[index]?.size ?? 0)))),
  );
  const asked = Math.max(1, sum(weights));
  const onPages = scores.map((score) => collectPages(entries, score));
  const pageFactors = pages.map((_, page) => {
    const met = onPages.map((onPage, index) => {
      const total = onPage.get(page)?.total ?? 0;
      return ((weights[index] ?? 0) * total) / (total + PAGE_FACTOR.halfScore);
    });
    return PAGE_FACTOR.least + sum(met) / asked;
  });
  return {
    catalogue,
    scores,
    query,
    exact,
    isName: [...exact].some((number) => entries[number]?.kind !== 'phrase'),
    named: new Set(query.demands.flatMap(({ whole }) => byName.get(whole?.surface ?? '') ?? [])),
    weights,
    asked,
    onPages,
    pageFactors,
  };
}

function scorePlace(ranking: Ranking, number: number, entry: Entry): Ranked {
  const { catalogue, scores, query, weights, asked, onPages, pageFactors } = ranking;
  const around = entry.depth === 1 ? inherited.pageFromSections : inherited.sectionFromPage;
  let total = 0;
  let met = 0;
  let complete = true;
  for (const [index, { weight }] of query.demands.entries()) {
    const own = scores[index]?.get(number) ?? 0;
    const onPage = onPages[index]?.get(entry.page)?.best ?? 0;
    total += Math.max(own, onPage * around.share) * weight;
    complete &&= own + onPage > 0;
    if (own > 0) met += weights[index] ?? 0;
    else if (onPage > 0) met += (weights[index] ?? 0) * around.met;
  }
  const isExact = ranking.exact.has(number);
  const prior = priorOf(catalogue, entry);
  const score =
    total *
    (met / asked) ** COVERAGE_POWER *
    prior *
    kindFactor(entry, query, isExact) *
    (pageFactors[entry.page] ?? 1) *
    (ranking.named.has(number) ? NAMED_FACTOR : 1);
  // A phrase leads to a page; where a place has the name itself, that place comes first.
  const isOutdone = ranking.isName && entry.kind === 'phrase';
  const boost = isOutdone ? 0 : exactBoost(entry, query, isExact, prior);
  return { entry: number, score: score + EXACT_BOOST * boost, complete };
}

/** Places that match something, and their pages. */
function listCandidates({ catalogue: { entries, pages }, scores, exact }: Ranking): number[] {
  const candidates = new Set(exact);
  for (const number of scores.flatMap((score) => [...score.keys()])) {
    candidates.add(number);
    candidates.add(pages[entries[number]?.page ?? 0]?.first ?? number);
  }
  return [...candidates];
}

/** Returns the best score and the sum of scores on each page that has any. */
function collectPages(entries: Entry[], scores: Scores): Map<number, { best: number; total: number }> {
  const found = new Map<number, { best: number; total: number }>();
  for (const [number, score] of scores) {
    const page = entries[number]?.page ?? -1;
    const { best = 0, total = 0 } = found.get(page) ?? {};
    found.set(page, { best: Math.max(best, score), total: total + score });
  }
  return found;
}

/** How much a place counts before anything is asked: deeper headings less. */
function priorOf({ pages }: Catalogue, { page, depth }: Entry): number {
  const level = depth === PHRASE_DEPTH ? 1 : depth;
  return ((pages[page]?.pageRank ?? 0) / 100) * (1 - LOSS_PER_LEVEL * (level - 1));
}

/** Readers who type words look for explanations first, unless the words are an exact name. */
function kindFactor({ kind }: Entry, { isIdentifier }: Query, isExact: boolean): number {
  if (isIdentifier) return 1;
  return isExact ? Math.max(1, kinds[kind].words) : kinds[kind].words;
}

function exactBoost(entry: Entry, { exact, written }: Query, isExact: boolean, prior: number): number {
  const { kind, title, depth, keys } = entry;
  if (!exact) return 0;
  if (kind === 'symbol' && title === written && /\p{Lu}/u.test(written)) return SAME_CAPITALS_BOOST;
  if (depth === 1 && fold(title) === exact) return EXACT_TITLE_BOOST;
  if (!isExact) return exact.includes(' ') && isNameStart(entry, exact) ? START_BOOST * prior : 0;
  const isWhole = keys.some((key) => fold(key) === exact);
  const isSame = title === written && kind !== 'phrase';
  return (kinds[kind].exact + (isWhole ? exactGains.whole : 0) + (isSame ? exactGains.same : 0)) * prior;
}

/** True while the reader types the title of a page, or a command line: `écran de d`, `tauri build --ta`. */
function isNameStart({ kind, title, keys }: Entry, exact: string): boolean {
  if (kind === 'page') return fold(title).startsWith(exact);
  return (kind === 'command' || kind === 'option') && keys.some((key) => key.startsWith(exact));
}

/** Returns the factor of an entry for its title: favours titles that the query covers, and that cover the query. */
function titleFactor({ query: { demands }, weights, asked }: Ranking): (entry: Entry) => number {
  const wanted = demands.map(toMatcher);
  return (entry) => {
    entry.terms ??= readTerms(entry.title);
    const { terms } = entry;
    if (terms.length === 0) return 1;
    const share = terms.filter((term) => wanted.some((isWanted) => isWanted(term))).length / terms.length;
    const said = sum(weights.filter((_, index) => terms.some((term) => wanted[index]?.(term)))) / asked;
    const { least, gain } = titleFactors[entry.kind] ?? USUAL_TITLE_FACTOR;
    return least + gain * share ** 2 * (TITLE_GAIN_SHARE + (1 - TITLE_GAIN_SHARE) * said);
  };
}

/** Returns a test for the terms of a title that a demand asks for: with a stem of its terms, or with the letters typed so far. */
function toMatcher({ terms, equivalents, open }: Demand): (term: Term) => boolean {
  const stems = new Set([terms, ...equivalents].flat().map((term) => term.stem));
  const start = (open && terms.at(-1)?.surface) || undefined;
  return ({ surface, stem: root }) => stems.has(root) || (start !== undefined && surface.startsWith(start));
}

/** Returns the sum of numbers, 0 for none. */
export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
