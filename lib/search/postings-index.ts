import MiniSearch, { type AsPlainObject, type Query } from 'minisearch';
import { readPostings, unpackWords } from './packed';

/** A word to look for; `prefix` also takes longer words. */
export type Term = { word: string; weight: number; prefix?: boolean };

type Fields = readonly [name: string, weight: number][];
/** Which fields a posting's kind fills, with how many occurrences. */
type Kinds = readonly (readonly (readonly [field: number, count: number])[])[];

/** A packed index or a part of one: its documents count from `first`. */
type Packed = { first: number; words: string; postings: string };

/** An index of one or several packed parts, opened with MiniSearch. */
export class PostingsIndex {
  readonly words: string[];
  private readonly known: Set<string>;
  private readonly engine: MiniSearch;

  constructor(parts: readonly Packed[], documents: number, fields: Fields, kinds: Kinds) {
    const wordsOfParts = parts.map(({ words }) => unpackWords(words));
    this.known = new Set(wordsOfParts.flat());
    this.words = [...this.known];
    this.engine = MiniSearch.loadJS(toPlain(this.words, wordsOfParts, parts, documents, fields, kinds), {
      fields: fields.map(([name]) => name),
      tokenize: (text) => [text],
      processTerm: (term) => term,
      searchOptions: { boost: Object.fromEntries(fields) },
    });
  }

  has(word: string): boolean {
    return this.known.has(word);
  }

  /** True when a known word begins like this. */
  hasPrefix(start: string): boolean {
    return this.words.some((word) => word.startsWith(start));
  }

  /** Score of every document that holds at least one of the words. */
  score(terms: Term[]): Map<number, number> {
    const queries = terms.map(({ word, weight, prefix = false }): Query => ({
      queries: [word],
      prefix,
      boostTerm: () => weight,
    }));
    if (queries.length === 0) return new Map();
    return new Map(
      this.engine.search({ combineWith: 'OR', queries }).map((result) => [result.id as number, result.score]),
    );
  }
}

/** The shape that MiniSearch itself writes and reads. */
function toPlain(
  words: string[],
  wordsOfParts: string[][],
  parts: readonly Packed[],
  documents: number,
  fields: Fields,
  kinds: Kinds,
): AsPlainObject {
  type Occurrences = Record<string, Record<string, number>>;
  const byWord = new Map<string, Occurrences>(words.map((word) => [word, {}]));
  const lengths = Array.from({ length: documents }, () => fields.map(() => 0));
  const totals = fields.map(() => 0);
  parts.forEach(({ first, postings }, part) => {
    const lists = wordsOfParts[part]?.map((word) => byWord.get(word));
    readPostings(postings, (list, place, kind) => {
      const occurrences = lists?.[list];
      if (!occurrences) return;
      const doc = first + place;
      for (const [field, count] of kinds[kind] ?? []) {
        (occurrences[field] ??= {})[doc] = count;
        const own = lengths[doc];
        if (own) own[field] = (own[field] ?? 0) + 1;
        totals[field] = (totals[field] ?? 0) + 1;
      }
    });
  });
  const numbers = Array.from({ length: documents }, (_, number) => [number, number]);
  return {
    documentCount: documents,
    nextId: documents,
    documentIds: Object.fromEntries(numbers),
    fieldIds: Object.fromEntries(fields.map(([name], number) => [name, number])),
    fieldLength: Object.fromEntries(lengths.map((own, doc) => [doc, own])),
    averageFieldLength: totals.map((total) => total / Math.max(1, documents)),
    storedFields: {},
    dirtCount: 0,
    index: [...byWord],
    serializationVersion: 2,
  } as unknown as AsPlainObject;
}
