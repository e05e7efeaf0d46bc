import { readCatalogue, type Catalogue } from './catalogue';
import { GlossaryIndex } from './glossary';
import type { TextsFile, TitlesFile } from './index-files';
import { findMisspelt } from './misspellings';
import { PostingsIndex, type Term } from './postings-index';
import { readQuery, toWords, type Demand, type Query } from './query';
import { rank, type DemandScores, type Ranked } from './rank';
import { namesShape, textsShape } from './shapes';
import { stem, stemKeeps, toWord, type Word } from './words';

/** How much each way to match counts against the word itself standing in a name. */
const weights = {
  whole: 1.8,
  sameStem: 0.9,
  prefix: 0.55,
  closedPrefix: 0.3,
  equivalent: 0.75,
  misspelt: 0.7,
  text: 0.55,
  phrase: 1.4,
} as const;
const shortestPrefix = { open: 2, closed: 4, text: 3 } as const;
/** Fewer good results than this, and misspellings are considered. */
const fewResults = 3;

export type Found = {
  results: Ranked[];
  /** Every demand was met by at least one result. */ complete: boolean;
  /** Words to mark in the results. */ words: string[];
};

/** The index built with the site: names first, texts when they have come. */
export class EmbeddedIndex {
  readonly catalogue: Catalogue;
  private readonly names: PostingsIndex;
  private texts: PostingsIndex | undefined;
  private readonly glossary: GlossaryIndex;
  private readonly byStem = new Map<string, string[]>();

  constructor(file: TitlesFile) {
    this.catalogue = readCatalogue(file);
    this.glossary = new GlossaryIndex(file.glossary);
    this.names = new PostingsIndex([{ first: 0, ...file }], this.catalogue.entries.length, namesShape);
  }

  get hasTexts(): boolean {
    return this.texts !== undefined;
  }

  addTexts(parts: TextsFile[]): void {
    this.texts = new PostingsIndex(parts, this.catalogue.entries.length, textsShape);
  }

  /** Ranked places for a query, of one category or of all. Misspellings are only considered where little else is found. */
  search(text: string, category?: string): Found {
    let query = this.nameOwner(readQuery(text, this.glossary));
    const asked = query.demands;
    let found = this.run(query, category);
    for (let edits = 1; edits <= 2 && countComplete(found) < fewResults; edits++) {
      const demands = asked.map((demand) => this.correct(demand, edits));
      if (demands.every((demand, index) => demand === asked[index])) continue;
      const tolerant = this.run({ ...query, demands }, category);
      if (countComplete(tolerant) > countComplete(found) || found.length === 0)
        [found, query] = [tolerant, { ...query, demands }];
    }
    return { results: found, complete: countComplete(found) > 0, words: query.demands.flatMap(listWords) };
  }

  /** `appWindow.minimize` is nobody's exact name, but `minimize` is. */
  private nameOwner(query: Query): Query {
    const { names } = this.catalogue;
    const last = query.exact.slice(query.exact.lastIndexOf('.') + 1);
    return query.isIdentifier && !names.has(query.exact) && names.has(last)
      ? { ...query, exact: last }
      : query;
  }

  private run(query: Query, category?: string): Ranked[] {
    return rank(
      this.catalogue,
      query.demands.map((demand) => this.scoreDemand(demand)),
      query,
      category,
    );
  }

  /** The demand with what its unknown words may have meant; the same demand when it has none. */
  private correct(demand: Demand, edits: number): Demand {
    const all = demand.whole ? [demand.whole, ...demand.words] : demand.words;
    const suggestions = all.map(({ surface }, place) =>
      demand.open && place === all.length - 1 && this.names.hasPrefix(surface)
        ? []
        : this.suggest(surface, edits),
    );
    if (suggestions.every((words) => words.length === 0)) return demand;
    const [whole = []] = demand.whole ? suggestions : [];
    const perWord = demand.whole ? (whole.length > 0 ? [] : suggestions.slice(1)) : suggestions;
    const phrases = whole.map((word) => [toWord(word)]);
    // One unknown word at a time is enough: a phrase with two of them is not recognisable.
    perWord.forEach((words, place) =>
      words.forEach((word) =>
        phrases.push(demand.words.map((own, index) => (index === place ? toWord(word) : own))),
      ),
    );
    const translated = phrases.flatMap((phrase) =>
      this.glossary
        .translate(phrase.map((word) => word.stem))
        .flatMap((found) => toWords(found.phrases, phrase)),
    );
    return { ...demand, equivalents: [...demand.equivalents, ...phrases, ...translated] };
  }

  private suggest(word: string, edits: number): string[] {
    if (this.names.has(word) || this.texts?.has(stem(word)) || this.withStem(stem(word)).length > 0)
      return [];
    return findMisspelt(word, this.names.words, edits, this.texts?.words ?? []);
  }

  private scoreDemand(demand: Demand): DemandScores {
    const own = this.scorePhrase(demand.words, demand.open, 1);
    if (demand.whole) addBest(own, this.scoreWord(demand.whole, demand.open, weights.whole));
    for (const phrase of demand.equivalents)
      addBest(own, this.scorePhrase(phrase, false, weights.equivalent));
    return own;
  }

  /** Documents that hold all words of a phrase. */
  private scorePhrase(phrase: Word[], open: boolean, weight: number): DemandScores {
    const all = phrase.map((word, place) =>
      this.scoreWord(word, open && place === phrase.length - 1, weight),
    );
    return all.length === 1 ? all.reduce(both) : scale(all.reduce(both), weights.phrase / all.length);
  }

  private scoreWord(word: Word, open: boolean, weight: number): DemandScores {
    return {
      names: this.names.score(this.nameTerms(word, open, weight)),
      texts: this.texts?.score(textTerms(word, open, weight * weights.text)) ?? new Map(),
    };
  }

  /** The word itself, longer ones when it may be the start of one, and others with its stem. */
  private nameTerms({ surface, stem: root }: Word, open: boolean, weight: number): Term[] {
    const isStart = surface.length >= (open ? shortestPrefix.open : shortestPrefix.closed);
    const prefix = weight * (open ? weights.prefix : weights.closedPrefix);
    return [
      { word: surface, weight, ...(isStart ? { prefix } : {}) },
      ...this.withStem(root)
        .filter((other) => other !== surface)
        .map((other) => ({ word: other, weight: weight * weights.sameStem })),
    ];
  }

  /** Words of names with a stem. */
  private withStem(root: string): string[] {
    let known = this.byStem.get(root);
    if (!known) {
      known = this.names.startingWith(root.slice(0, stemKeeps)).filter((word) => stem(word) === root);
      this.byStem.set(root, known);
    }
    return known;
  }
}

/** The stem, and while the word is being typed, stems that begin with what is there. */
function textTerms({ surface, stem: root }: Word, open: boolean, weight: number): Term[] {
  if (!open || surface.length < shortestPrefix.text) return [{ word: root, weight }];
  const prefix = weight * weights.prefix;
  return root === surface
    ? [{ word: root, weight, prefix }]
    : [
        { word: root, weight },
        { word: surface, weight: 0, prefix },
      ];
}

function countComplete(results: Ranked[]): number {
  return results.filter((result) => result.complete).length;
}

/** Words to mark: those asked for and their short equivalents; parts of long phrases would mark half of every text. */
function listWords({ words, whole, equivalents }: Demand): string[] {
  const phrases = [words, whole ? [whole] : [], ...equivalents.filter((phrase) => phrase.length <= 2)];
  return phrases
    .flat()
    .map((word) => (word.surface.startsWith(word.stem) && word.stem.length > 3 ? word.stem : word.surface));
}

/** Documents that meet both: in their names, or in names and texts together. */
function both(a: DemandScores, b: DemandScores): DemandScores {
  const names = new Map<number, number>();
  const texts = new Map<number, number>();
  for (const doc of new Set([...a.names.keys(), ...a.texts.keys()])) {
    const [inA, inB] = [a.names.get(doc), b.names.get(doc)];
    if (inA !== undefined && inB !== undefined) {
      names.set(doc, inA + inB);
      continue;
    }
    const anyA = Math.max(inA ?? 0, a.texts.get(doc) ?? 0);
    const anyB = Math.max(inB ?? 0, b.texts.get(doc) ?? 0);
    if (anyA > 0 && anyB > 0) texts.set(doc, anyA + anyB);
  }
  return { names, texts };
}

function addBest(into: DemandScores, from: DemandScores): void {
  for (const part of ['names', 'texts'] as const) {
    for (const [doc, score] of from[part]) if (score > (into[part].get(doc) ?? 0)) into[part].set(doc, score);
  }
}

function scale(scores: DemandScores, factor: number): DemandScores {
  for (const part of [scores.names, scores.texts])
    for (const [doc, score] of part) part.set(doc, score * factor);
  return scores;
}
