import { PART_LETTERS, readCatalogue, type Catalogue, type PageTexts, type TitlesFile } from './catalogue';
import { findMisspelt } from './misspellings';
import { invert, PostingsIndex, readPostings, type Term } from './postings';
import { GlossaryIndex, readQuery, splitDemand, type Demand, type Query } from './query';
import { rank, sum, type Ranked, type Scores } from './rank';
import { indexTexts, wordsOfNames } from './texts';
import { fold, stem, STEM_KEEPS, tellingTokens, toWord, type Word } from './words';

/** Weight of each kind of match, relative to the exact word in a name. */
const weights = {
  whole: 1.8,
  sameStem: 0.8,
  prefix: 0.45,
  closedPrefix: 0.3,
  equivalent: 0.75,
  text: 0.42,
} as const;
const MIN_PREFIX_LENGTH = { open: 2, closed: 4, text: 3 } as const;
/** With fewer good results than this, misspellings are considered. */
const FEW_RESULTS = 3;

export type Found = {
  results: Ranked[];
  /** At least one result meets every demand. */
  complete: boolean;
  /** Words to mark in the results. */
  words: string[];
};

/** The index that is built with the site: names first, texts once they have been added. */
export class EmbeddedIndex {
  readonly catalogue: Catalogue;
  private readonly names: PostingsIndex;
  private readonly texts: PostingsIndex;
  private readonly glossary: GlossaryIndex;

  constructor(file: TitlesFile) {
    this.catalogue = readCatalogue(file);
    this.glossary = new GlossaryIndex(file.glossary);
    const names = wordsOfNames(this.catalogue);
    const average = sum(names.map(({ size }) => size)) / names.length;
    this.names = new PostingsIndex(names.map(({ size }) => size / average));
    this.names.add(invert(names));
    this.texts = new PostingsIndex(names.map(() => 1));
  }

  /** Adds a part of the text index. */
  addTexts(part: string): void {
    this.texts.add(readPostings(part));
  }

  /** Adds all words of the texts, from the texts themselves. */
  indexTexts(pages: readonly PageTexts[]): void {
    this.texts.add(indexTexts(this.catalogue, pages));
  }

  /** Returns the starts of the words that a query looks for in the texts. */
  textStarts(text: string): string[] {
    const words = readQuery(text, this.glossary).demands.flatMap((demand) => [
      ...demand.words,
      ...(demand.whole ? [demand.whole] : []),
      ...demand.equivalents.flat(),
    ]);
    const starts = words.flatMap(({ surface, stem: root }) => [surface, root]);
    return [...new Set(starts.map((start) => start.slice(0, PART_LETTERS)))];
  }

  /** Returns the best places for a query, in one category or in all. Misspellings count only where little else matches. */
  search(text: string, category?: string): Found {
    let query = readQuery(text, this.glossary);
    // `appWindow.minimize` is not an exact name, but `minimize` is.
    if (query.isIdentifier && !this.catalogue.byName.has(query.exact))
      query.exact = query.exact.slice(query.exact.lastIndexOf('.') + 1);
    const asked = query.demands.flatMap((demand) =>
      demand.words.length === 1 || this.scoreDemand(demand).size > 0
        ? [demand]
        : splitDemand(demand, this.glossary),
    );
    query = { ...query, demands: asked };
    let found = this.run(query, category);
    for (let edits = 1; edits <= 2 && countComplete(found) < FEW_RESULTS; edits++) {
      const demands = asked.map((demand) => this.correct(demand, edits));
      if (demands.every((demand, index) => demand === asked[index])) continue;
      const tolerant = this.run({ ...query, demands }, category);
      if (countComplete(tolerant) > countComplete(found) || found.length === 0)
        [found, query] = [tolerant, { ...query, demands }];
    }
    return { results: found, complete: countComplete(found) > 0, words: query.demands.flatMap(wordsToMark) };
  }

  /** Returns a query that nothing was found for in the most similar known words, or undefined if there are none. */
  suggestQuery(text: string): string | undefined {
    const words = tellingTokens(text).map(({ surface }) => surface);
    const known = words.map((word): string | undefined => {
      if (this.names.has(word) || this.withStem(stem(word)).length > 0) return word;
      const near = [1, 2, 3].map((edits) => findMisspelt(word, edits, this.names.words, []));
      return near.find((list) => list.length > 0)?.[0];
    });
    if (!known.every((word) => word !== undefined) || known.join() === words.join()) return undefined;
    return known.map((word) => this.asWritten(word)).join(' ');
  }

  /** Returns an indexed word with the accents and capitals of the first title that has it. */
  private asWritten(word: string): string {
    const { entries } = this.catalogue;
    for (const number of this.names.score([{ word, weight: 1 }]).keys()) {
      const written = entries[number]?.title.split(/[^\p{L}\p{N}]+/u).find((part) => fold(part) === word);
      if (written) return written;
    }
    return word;
  }

  private run(query: Query, category?: string): Ranked[] {
    const scores = query.demands.map((demand) => this.scoreDemand(demand));
    return rank(this.catalogue, scores, query, category);
  }

  /** Adds to a demand what its unknown words may have meant; returns the same demand if it has none. */
  private correct(demand: Demand, edits: number): Demand {
    const suggest = (word: Word, isLast: boolean): Word[] =>
      demand.open && isLast && this.names.startingWith(word.surface).length > 0
        ? []
        : this.suggest(word.surface, edits);
    const whole = demand.whole ? suggest(demand.whole, true) : [];
    const phrases = whole.map((word) => [word]);
    // One unknown word at a time: a phrase with two of them cannot be recognised.
    if (phrases.length === 0)
      demand.words.forEach((word, at) => {
        for (const other of suggest(word, at === demand.words.length - 1))
          phrases.push(demand.words.with(at, other));
      });
    if (phrases.length === 0) return demand;
    const translated = phrases.flatMap((phrase) => this.glossary.match(phrase)?.phrases ?? []);
    return { ...demand, equivalents: [...demand.equivalents, ...phrases, ...translated] };
  }

  private suggest(word: string, edits: number): Word[] {
    const root = stem(word);
    if (this.names.has(word) || this.texts.has(root) || this.withStem(root).length > 0) return [];
    return findMisspelt(word, edits, this.names.words, this.texts.words).map(toWord);
  }

  private scoreDemand(demand: Demand): Scores {
    const best = this.scorePhrase(demand.words, demand.open, 1);
    const others = demand.equivalents.map((phrase) => this.scorePhrase(phrase, false, weights.equivalent));
    if (demand.whole) others.push(this.scoreWord(demand.whole, demand.open, weights.whole));
    for (const [doc, score] of others.flatMap((scores) => [...scores]))
      best.set(doc, Math.max(score, best.get(doc) ?? 0));
    return best;
  }

  /** Scores the documents that contain all words of a phrase. */
  private scorePhrase(phrase: Word[], open: boolean, weight: number): Scores {
    return phrase
      .map((word, at) => this.scoreWord(word, open && at === phrase.length - 1, weight / phrase.length))
      .reduce(
        (a, b) =>
          new Map([...a].flatMap(([doc, score]) => (b.has(doc) ? [[doc, score + (b.get(doc) ?? 0)]] : []))),
      );
  }

  private scoreWord(word: Word, open: boolean, weight: number): Scores {
    const scores = this.names.score(this.nameTerms(word, open, weight));
    for (const [doc, score] of this.texts.score(textTerms(word, open, weight * weights.text)))
      scores.set(doc, (scores.get(doc) ?? 0) + score);
    return scores;
  }

  /** The word itself, longer words if it may be the start of one, and other words with its stem. */
  private nameTerms({ surface, stem: root }: Word, open: boolean, weight: number): Term[] {
    const mayBeStart = surface.length >= (open ? MIN_PREFIX_LENGTH.open : MIN_PREFIX_LENGTH.closed);
    const prefix = weight * (open ? weights.prefix : weights.closedPrefix);
    return [
      { word: surface, weight, ...(mayBeStart ? { prefix } : {}) },
      ...this.withStem(root)
        .filter((other) => other !== surface)
        .map((other) => ({ word: other, weight: weight * weights.sameStem })),
    ];
  }

  /** Returns the words of names with this stem. */
  private withStem(root: string): string[] {
    return this.names.startingWith(root.slice(0, STEM_KEEPS)).filter((word) => stem(word) === root);
  }
}

/** Texts are indexed by stem; while the reader types, stems that start with the typed letters match as well. */
function textTerms({ surface, stem: root }: Word, open: boolean, weight: number): Term[] {
  const longer = { word: surface, weight: 0, prefix: weight * weights.prefix };
  return [{ word: root, weight }, ...(open && surface.length >= MIN_PREFIX_LENGTH.text ? [longer] : [])];
}

function countComplete(results: Ranked[]): number {
  return results.filter((result) => result.complete).length;
}

/** The words asked for and their short equivalents; parts of long phrases would mark half of every text. */
function wordsToMark({ words, whole, equivalents }: Demand): string[] {
  return [words, whole ? [whole] : [], ...equivalents.filter((phrase) => phrase.length <= 2)]
    .flat()
    .map((word) => (word.surface.startsWith(word.stem) && word.stem.length > 3 ? word.stem : word.surface));
}
