import type { Catalogue, Entry, Kind } from './catalogue';
import type { Query } from './query';
import { fold, readWords } from './words';

/** How well each place answers one demand: by its name, and by its text. */
export type DemandScores = { names: Map<number, number>; texts: Map<number, number> };

/** `complete`: every demand is met, by the place itself or by the page around it. */
export type Ranked = { entry: number; score: number; complete: boolean };

/** Higher than any score without an exact name. */
const EXACT_BOOST = 1_000;
const EXACT_TITLE_BOOST = 7;
/** For a symbol in its own capitals: `Event` is the interface, `event` the module. Above a title, whatever that one gains. */
const SAME_CAPITALS_BOOST = 30;
/** For each kind: the boost when the query is its exact name, and the factor for a query in words. */
const kinds: Record<Kind, { exact: number; words: number }> = {
  module: { exact: 6, words: 1.6 },
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
const NAMED_FACTOR = 2;
/** Share of a score that a place inherits: from headings above it, from its page, and a page from its parts. */
const inherited = { ancestor: 0.5, page: 0.25, part: 0.35 } as const;
/** How far a demand counts as met by inheritance alone. */
const metBy = { ancestor: 0.9, page: 0.55, part: 0.8 } as const;
/** Share of a phrase's score that other places of its page inherit. */
const PHRASE_SHARE = 0.6;
/** How much a place loses when the query asks for more than it has. */
const COVERAGE_POWER = 1.75;
/** Share of the next best places of a page that each of its places gains: a page about the subject has several. */
const PAGE_EVIDENCE = { share: 0.05, places: 3 } as const;
/** Each further place of a page counts less, so that the first results are different pages. */
const REPEATED_PAGE_FACTOR = 0.6;
const MAX_PER_PAGE = 3;
/** Factor for a page whose title is what the query means. */
const MEANT_TITLE_FACTOR = 4;
/** Factor of a title without a word of the query, and what it gains when it is the query. */
const titleGains: Partial<Record<Kind, [least: number, gain: number]>> = {
  page: [0.7, 1.4],
  module: [0.7, 1.4],
  phrase: [0.5, 1.4],
};
const MAX_RESULTS = 24;
/** Shown however weak they are. */
const MIN_RESULTS = 3;
/** Titles are compared for this many places only. */
const MAX_EXAMINED = 150;
/** Weaker results, relative to the best, would only push other categories down. */
const WEAKEST_SHARE = 0.3;

/** Returns the places that answer a query, best first. */
export function rank(
  catalogue: Catalogue,
  scores: DemandScores[],
  query: Query,
  category?: string,
): Ranked[] {
  const { entries, pages, byName } = catalogue;
  const onPage = scores.map((score) => bestOnPages(entries, score));
  const exact = new Set(byName.get(query.exact));
  const named = new Set(query.demands.flatMap(({ whole }) => byName.get(whole?.surface ?? '') ?? []));
  const weights = scores.map((score) => demandWeight(score, entries.length));
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
      const best = Math.max(own, above, around);
      sum += best;
      complete &&= best > 0;
      const weight = weights[index] ?? 1;
      met += weight * (own > 0 ? 1 : above > 0 ? metBy.ancestor : around > 0 ? metAround : 0);
      asked += weight;
    });
    const coverage = asked > 0 ? met / asked : 0;
    const isExact = exact.has(number);
    const score =
      sum *
        coverage ** COVERAGE_POWER *
        entry.prior *
        kindFactor(entry, query, isExact) *
        (named.has(number) ? NAMED_FACTOR : 1) +
      EXACT_BOOST * exactBoost(entry, query, isExact);
    return [{ entry: number, score, complete }];
  });
  const best = examined.sort(byScore).slice(0, MAX_EXAMINED);
  const asked = query.demands.map(
    ({ words, equivalents }) => new Set([words, ...equivalents].flat().map((word) => word.stem)),
  );
  const meant = meantTitles(query);
  for (const result of best) {
    result.score *= titleFactor(entries[result.entry], asked, weights, meant);
    result.entry = shownPlace(catalogue, result.entry);
  }
  return spreadPages(withEvidence(best.sort(byScore), entries), entries, category !== undefined);
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

function bestAbove(entries: Entry[], entry: Entry, names: Map<number, number>): number {
  let best = 0;
  for (let above = entry.parent; above !== null; above = entries[above]?.parent ?? null)
    best = Math.max(best, names.get(above) ?? 0);
  return best;
}

/** Readers who type words look for explanations first, unless the words are an exact name. */
function kindFactor({ kind }: Entry, { isIdentifier, isQuestion }: Query, isExact: boolean): number {
  if (isIdentifier) return identifierFactors[kind] ?? 1;
  if (isExact) return Math.max(1, kinds[kind].words);
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

/** Titles that the whole query means, if it is a single word or phrase: `file system` → `fs`. */
function meantTitles({ demands }: Query): Set<string> {
  const [only, ...others] = demands;
  const phrases = only && others.length === 0 ? [only.words, ...only.equivalents] : [];
  return new Set(phrases.map((phrase) => phrase.map((word) => word.stem).join(' ')));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Favours titles that the query covers, and that cover the query; page titles more than headings. */
function titleFactor(
  entry: Entry | undefined,
  asked: Set<string>[],
  weights: number[],
  meant: Set<string>,
): number {
  if (!entry) return 1;
  const stems = (entry.stems ??= readWords(entry.title).map((word) => word.stem));
  if (stems.length === 0) return 1;
  if (entry.depth === 1 && meant.has(stems.join(' '))) return MEANT_TITLE_FACTOR;
  const share = stems.filter((word) => asked.some((demand) => demand.has(word))).length / stems.length;
  const isSaid = (demand: Set<string>): boolean => stems.some((word) => demand.has(word));
  const said =
    sum(weights.filter((_, index) => isSaid(asked[index] ?? new Set()))) / Math.max(1, sum(weights));
  const [least, gain] = titleGains[entry.kind] ?? [0.7, 0.5];
  return least + gain * share * share * (0.5 + 0.5 * said);
}

/** Puts the best place of each page first; keeps only a few per page unless one category is asked for. */
function spreadPages(ranked: Ranked[], entries: Entry[], wholePages: boolean): Ranked[] {
  const seen = new Map<number, number>();
  const shown = new Set<number>();
  const kept: Ranked[] = [];
  for (const result of ranked) {
    if (shown.has(result.entry)) continue;
    shown.add(result.entry);
    const page = entries[result.entry]?.page ?? -1;
    const before = seen.get(page) ?? 0;
    seen.set(page, before + 1);
    if (result.score > 0 && (before < MAX_PER_PAGE || wholePages))
      kept.push({ ...result, score: result.score * REPEATED_PAGE_FACTOR ** before });
  }
  kept.sort(byScore);
  // The second best: a page whose title is the query would leave no other.
  const least = (kept.filter((result) => result.score < EXACT_BOOST)[1]?.score ?? 0) * WEAKEST_SHARE;
  return kept.filter((result, index) => result.score >= least || index < MIN_RESULTS).slice(0, MAX_RESULTS);
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.entry - b.entry;
}
