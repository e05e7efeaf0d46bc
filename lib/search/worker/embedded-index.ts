import { SHARD_LETTERS, readCatalogue, type Catalogue, type PageTexts, type TitlesFile } from './catalogue';
import { correctName, findMisspelt, splitGlued } from './misspellings';
import { invert, PostingsIndex, readPostings } from './postings';
import {
  SynonymIndex,
  readQuery,
  splitDemand,
  startsOf,
  wordsToMark,
  type Demand,
  type Query,
} from './query';
import { rank, sum, type Ranked, type Scores } from './rank';
import { nameTerms, textTerms, weights } from './term-weights';
import { indexTexts, termsOfNames } from './texts';
import { fold, isStopWord, stem, STEM_KEEPS, tellingTokens, toTerm, type Term } from './tokens';

/** Files whose extension is also a name of the API. */
const fileName = /\.(?:json5?|toml|js)$/;
/** With fewer good results than this, misspellings are considered. */
const FEW_RESULTS = 3;
/** Letters that may be wrong in a word. */
const MAX_EDITS = 2;

export type Found = {
  results: Ranked[];
  /** At least one result meets every demand. */
  complete: boolean;
  /** Words to mark in the results. */
  words: string[];
  /** Starts of the terms that were looked for in the texts, with those that a misspelt term may have meant. */
  textStarts: string[];
};

/** The index that is built with the site: names first, texts once they have been added. */
export class EmbeddedIndex {
  readonly catalogue: Catalogue;
  private readonly names: PostingsIndex;
  private readonly texts: PostingsIndex;
  private readonly synonyms: SynonymIndex;

  constructor(file: TitlesFile) {
    this.catalogue = readCatalogue(file);
    this.synonyms = new SynonymIndex(file.synonyms);
    const names = termsOfNames(this.catalogue);
    const average = sum(names.map(({ size }) => size)) / names.length;
    this.names = new PostingsIndex(names.map(({ size }) => size / average));
    this.names.add(invert(names));
    this.texts = new PostingsIndex(names.map(() => 1));
  }

  /** Adds a shard of the text index. */
  addShard(shard: string): void {
    this.texts.add(readPostings(shard));
  }

  /** Adds all terms of the texts, from the texts themselves. */
  indexTexts(pages: readonly PageTexts[]): void {
    this.texts.add(indexTexts(this.catalogue, pages));
  }

  /** Returns the best places for a query, in one category or in all. Misspellings count only where little else matches. */
  search(text: string, category?: string): Found {
    const read = readQuery(text, this.synonyms);
    const asked = read.demands.flatMap((demand) => {
      const isMet = demand.terms.length === 1 || this.scoreDemand(demand).size > 0;
      return isMet ? [demand] : splitDemand(demand, this.synonyms);
    });
    const considered = [...read.demands, ...asked];
    let query = { ...read, exact: this.findExactName(read), demands: asked };
    let found = this.run(query, category);
    for (let edits = 1; edits <= MAX_EDITS && countComplete(found) < FEW_RESULTS; edits++) {
      const demands = asked.map((demand) => this.correct(demand, edits));
      if (demands.every((demand, index) => demand === asked[index])) continue;
      considered.push(...demands);
      const corrected = { ...query, demands, exact: correctName(query.exact, asked, demands) };
      const tolerant = this.run(corrected, category);
      if (countComplete(tolerant) > countComplete(found) || found.length === 0)
        [found, query] = [tolerant, corrected];
    }
    return {
      results: found,
      complete: countComplete(found) > 0,
      words: query.demands.flatMap(wordsToMark),
      textStarts: startsOf(considered),
    };
  }

  /**
   * `allowlist/fs` is a name with dots, `set_title` in JavaScript `setTitle`, and pages name `tauri::Menu` without the crate;
   * `appWindow.minimize` is not an exact name, but `minimize` is. A file has no name in it.
   */
  private findExactName({ exact, isIdentifier }: Query): string {
    const known = (name: string): string | undefined =>
      [name, name.replaceAll('/', '.'), name.replaceAll('_', ''), name.replace(/^tauri::/, '')].find((form) =>
        this.catalogue.byName.has(form),
      );
    const last = exact.slice(exact.lastIndexOf('.') + 1);
    const hasName = isIdentifier && !fileName.test(exact) && !isStopWord(last);
    return known(exact) ?? (hasName ? (known(last) ?? this.correctIdentifier(last)) : exact);
  }

  /** Subwords of a misspelt identifier are found in many places: `convertFileScr`. Only its likeliest spelling leads to the right one. */
  private correctIdentifier(name: string): string {
    const isMisspelt = name.length > 5 && !this.isKnown(name) && this.names.startingWith(name).length === 0;
    return (isMisspelt && findMisspelt(name, 1, [...this.catalogue.byName.keys()], [])[0]) || name;
  }

  /** Returns a query that nothing was found for in the most similar known terms, or undefined if there are none. */
  suggestQuery(text: string): string | undefined {
    const terms = tellingTokens(text).map(({ surface }) => surface);
    const known = terms.map((term): string | undefined => {
      if (this.names.has(term) || this.withStem(stem(term)).length > 0) return term;
      const near = [1, 2, 3].map((edits) => findMisspelt(term, edits, this.names.terms, []));
      return near.find((list) => list.length > 0)?.[0];
    });
    if (!known.every((term) => term !== undefined) || known.join() === terms.join()) return undefined;
    return known.map((term) => this.asWritten(term)).join(' ');
  }

  /** Returns an indexed term with the accents and capitals of the first title that has it. */
  private asWritten(term: string): string {
    const { entries } = this.catalogue;
    for (const number of this.names.score([{ term, weight: 1 }]).keys()) {
      const written = entries[number]?.title.split(/[^\p{L}\p{N}]+/u).find((word) => fold(word) === term);
      if (written) return written;
    }
    return term;
  }

  private run(query: Query, category?: string): Ranked[] {
    const scores = query.demands.map((demand) => this.scoreDemand(demand));
    return rank(this.catalogue, scores, query, category);
  }

  /** Adds to a demand what its unknown terms may have meant; returns the same demand if it has none. */
  private correct(demand: Demand, edits: number): Demand {
    const suggest = (term: Term, isLast: boolean): Term[][] =>
      demand.open && isLast && this.names.startingWith(term.surface).length > 0
        ? []
        : this.suggest(term.surface, edits);
    const isUnknown = demand.terms.some(({ surface }) => !this.isKnown(surface));
    const phrases = demand.whole && isUnknown ? suggest(demand.whole, true) : [];
    // One unknown term at a time: a phrase with two of them cannot be recognised.
    if (phrases.length === 0)
      demand.terms.forEach((term, at) => {
        for (const words of suggest(term, at === demand.terms.length - 1))
          phrases.push(demand.terms.toSpliced(at, 1, ...words));
      });
    if (phrases.length === 0) return demand;
    const translated = phrases.flatMap((phrase) => this.synonyms.match(phrase)?.phrases ?? []);
    return { ...demand, equivalents: [...demand.equivalents, ...phrases, ...translated] };
  }

  /** Returns what an unknown term may have meant: similar terms, or else the words that it was glued from. */
  private suggest(term: string, edits: number): Term[][] {
    if (this.isKnown(term)) return [];
    // Of the texts only the terms with its start, whose shard this query loads: the others depend on what was asked before.
    const others = [...this.texts.startingWith(term.slice(0, SHARD_LETTERS)), ...this.synonyms.words];
    const similar = findMisspelt(term, edits, this.names.terms, others).map((other) => [toTerm(other)]);
    if (similar.length > 0 || edits < MAX_EDITS) return similar;
    const words = splitGlued(term, (word) => this.names.has(word));
    return words.length > 0 ? [words.map(toTerm)] : [];
  }

  private isKnown(term: string): boolean {
    return this.isName(term) || this.texts.has(stem(term)) || this.synonyms.words.has(term);
  }

  /** True for a term of a name, or one with its stem. */
  private isName(term: string): boolean {
    return this.names.has(term) || this.withStem(stem(term)).length > 0;
  }

  private scoreDemand(demand: Demand): Scores {
    const best = this.scorePhrase(demand.terms, demand.open, 1);
    const others = demand.equivalents.map((phrase) => this.scorePhrase(phrase, false, weights.equivalent));
    if (demand.whole)
      others.push(this.scoreTerm(demand.whole, demand.open, weights.whole, weights.wholeText));
    for (const [doc, score] of others.flatMap((scores) => [...scores]))
      best.set(doc, Math.max(score, best.get(doc) ?? 0));
    return best;
  }

  /** Scores the documents that contain all terms of a phrase. */
  private scorePhrase(phrase: Term[], open: boolean, weight: number): Scores {
    return phrase
      .map((term, at) => this.scoreTerm(term, open && at === phrase.length - 1, weight / phrase.length))
      .reduce(
        (a, b) =>
          new Map([...a].flatMap(([doc, score]) => (b.has(doc) ? [[doc, score + (b.get(doc) ?? 0)]] : []))),
      );
  }

  private scoreTerm(term: Term, open: boolean, weight: number, textWeight = weights.text): Scores {
    const related = this.relatedTerms(term, open);
    const scores = this.names.score(nameTerms(term, related ?? [], open, weight));
    for (const [doc, score] of this.texts.score(
      textTerms(term, related !== undefined, open, weight * textWeight),
    ))
      scores.set(doc, (scores.get(doc) ?? 0) + score);
    return scores;
  }

  /**
   * Returns the terms of names with the stem of a term. The start of a word has another stem than the word: of `noti`, it is that of
   * `note`. So while the reader may be typing a longer term, its own forms only.
   */
  private relatedTerms({ surface, stem: root }: Term, open: boolean): string[] | undefined {
    const isStart = open && !this.names.has(surface) && this.names.startingWith(surface).length > 0;
    const related = this.withStem(root).filter((term) => !isStart || term.startsWith(surface));
    return isStart && related.length === 0 ? undefined : related;
  }

  /** Returns the terms of names with this stem. */
  private withStem(root: string): string[] {
    return this.names.startingWith(root.slice(0, STEM_KEEPS)).filter((term) => stem(term) === root);
  }
}

function countComplete(results: Ranked[]): number {
  return results.filter((result) => result.complete).length;
}
