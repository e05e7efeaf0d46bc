import { frequency, prefixShare, rarity } from './bm25';
import { unpackPostings, unpackWords, type PostingLists } from './packed';
import type { Shape } from './shapes';
import { Tally } from './tally';

/** A word to look for, and what it counts; `prefix`: what words count that begin with it, itself included. */
export type Term = { word: string; weight: number; prefix?: number };

/** A packed index or a part of one: its documents count from `first`. */
type Packed = { first: number; words: string; postings: string };

/** A part as it is asked: its words in order, list `n` for word `n`. */
type Part = PostingLists & { words: string[] };

/** A word's postings in one part: places `from` to before `to`. */
type List = { part: Part; from: number; to: number };

/**
 * An index of one or several packed parts, asked as it is: words are looked up in their order, and only the lists of those
 * that match are read. Scores are those MiniSearch, which built it, would give.
 */
export class PostingsIndex {
  private readonly parts: Part[];
  /** Different words of each document, by field. */
  private readonly lengths: Uint16Array[];
  private readonly averages: number[];
  private readonly tally: Tally;
  private allWords: string[] | undefined;

  constructor(
    packed: readonly Packed[],
    private readonly documents: number,
    private readonly shape: Shape,
  ) {
    this.parts = packed.map(({ first, words, postings }) => ({
      words: unpackWords(words),
      ...unpackPostings(postings, first),
    }));
    this.lengths = shape.fields.map(() => new Uint16Array(documents));
    this.tally = new Tally(documents);
    this.measure();
    this.averages = this.lengths.map(
      (lengths) => lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents),
    );
  }

  /** All words, those of the first part first. */
  get words(): readonly string[] {
    this.allWords ??= [...new Set(this.parts.flatMap(({ words }) => words))];
    return this.allWords;
  }

  has(word: string): boolean {
    return this.parts.some(({ words }) => words[findPlace(words, word)] === word);
  }

  /** True when a known word begins like this. */
  hasPrefix(start: string): boolean {
    return this.parts.some(({ words }) => words[findPlace(words, start)]?.startsWith(start));
  }

  /** Known words that begin like this, in order in each part. */
  startingWith(start: string): string[] {
    return [...this.find(start, true).keys()];
  }

  /** Score of every document that holds at least one of the words: the more of them it holds, the higher. */
  score(terms: readonly Term[]): Map<number, number> {
    terms.forEach(({ word, weight, prefix = 0 }, term) => {
      for (const [known, lists] of this.find(word, prefix > 0)) {
        const share = known === word ? weight + prefix : prefix * prefixShare(known.length, word.length);
        this.addWord(lists, share, term);
      }
    });
    return this.tally.take();
  }

  /** Lists of a word in all parts, or (`prefix`) of each word that begins with it. */
  private find(start: string, prefix: boolean): Map<string, List[]> {
    const found = new Map<string, List[]>();
    for (const part of this.parts) {
      for (let at = findPlace(part.words, start); at < part.words.length; at++) {
        const word = part.words[at] ?? '';
        if (prefix ? !word.startsWith(start) : word !== start) break;
        const list = { part, from: part.starts[at] ?? 0, to: part.starts[at + 1] ?? 0 };
        const known = found.get(word);
        if (known) known.push(list);
        else found.set(word, [list]);
      }
    }
    return found;
  }

  /** Adds what a word counts in each field of the documents that hold it. */
  private addWord(lists: readonly List[], weight: number, term: number): void {
    const { fields, kinds } = this.shape;
    const matching = fields.map(() => 0);
    for (const { part, from, to } of lists)
      for (let at = from; at < to; at++)
        kinds[part.kinds[at] ?? 0]?.forEach((count, field) => {
          if (count > 0) matching[field] = (matching[field] ?? 0) + 1;
        });
    const shares = fields.map(
      ([, boost], field) => weight * boost * rarity(matching[field] ?? 0, this.documents),
    );
    for (const { part, from, to } of lists)
      for (let at = from; at < to; at++) {
        const doc = part.docs[at] ?? 0;
        kinds[part.kinds[at] ?? 0]?.forEach((count, field) => {
          if (count === 0) return;
          const length = this.lengths[field]?.[doc] ?? 0;
          this.tally.add(
            doc,
            term,
            (shares[field] ?? 0) * frequency(count, length, this.averages[field] ?? 0),
          );
        });
      }
  }

  /** Fills in the lengths: each posting is one more word of its document. */
  private measure(): void {
    const kinds = this.shape.kinds.map((counts) =>
      counts.flatMap((count, field) => (count > 0 ? [field] : [])),
    );
    for (const part of this.parts)
      for (let at = 0; at < (part.starts.at(-1) ?? 0); at++) {
        const doc = part.docs[at] ?? 0;
        for (const field of kinds[part.kinds[at] ?? 0] ?? []) {
          const lengths = this.lengths[field];
          if (lengths) lengths[doc] = (lengths[doc] ?? 0) + 1;
        }
      }
  }
}

/** Place of a word among sorted ones, or where it would stand. */
function findPlace(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
