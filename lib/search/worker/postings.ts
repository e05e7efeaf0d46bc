/**
 * An inverted index, stored as lines of text in parts that are loaded for the words of a query. MiniSearch stores an index as a whole:
 * on this site's 2,149 records, names and texts took 197 kB with Brotli where a query here needs 54 kB and about 0.7 kB for each of
 * its words; loading took 151 ms and eight prefix queries 23 ms in Chromium at CPU ×4, where scoring by this module took 4 ms.
 */

/** Documents that have a word, in ascending order, by word. */
export type Postings = Map<string, number[]>;

/** A word to score, and the weight of the longer words that start with it, if they count. */
export type Term = { word: string; weight: number; prefix?: number };

/** Inverts the words of documents, given in order. */
export function invert(documents: readonly Set<string>[]): Postings {
  const postings: Postings = new Map();
  for (const [doc, words] of documents.entries())
    for (const word of words) {
      const docs = postings.get(word);
      if (docs) docs.push(doc);
      else postings.set(word, [doc]);
    }
  return postings;
}

/** Writes a line for each word: the word, and the distance of each document from the one before. */
export function packPostings(postings: Postings): string {
  return [...postings]
    .map(([word, docs]) => [word, ...docs.map((doc, at) => doc - (docs[at - 1] ?? 0))].join(' '))
    .join('\n');
}

/** Reads packed postings. */
export function readPostings(packed: string): Postings {
  return new Map(
    packed.split('\n').map((line) => {
      const [word = '', ...gaps] = line.split(' ');
      let doc = 0;
      return [word, gaps.map((gap) => (doc += Number(gap)))];
    }),
  );
}

/** Scores documents by BM25+ with the parameters that MiniSearch uses by default; each word counts once in a document. */
export class PostingsIndex {
  private readonly postings: Postings = new Map();
  private sorted: string[] | undefined;

  /** `lengths`: for each document, its number of words relative to the average. */
  constructor(private readonly lengths: readonly number[]) {}

  add(postings: Postings): void {
    for (const [word, docs] of postings) this.postings.set(word, docs);
    this.sorted = undefined;
  }

  /** All words, sorted. */
  get words(): readonly string[] {
    return (this.sorted ??= [...this.postings.keys()].sort());
  }

  has(word: string): boolean {
    return this.postings.has(word);
  }

  /** Returns the words that start with `prefix`, in order. */
  startingWith(prefix: string): string[] {
    const { words } = this;
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (words[end]?.startsWith(prefix)) end++;
    return words.slice(low, end);
  }

  /** Returns the score of each document that contains at least one of the terms. */
  score(terms: readonly Term[]): Map<number, number> {
    const scores = new Map<number, number>();
    for (const { word, weight, prefix = 0 } of terms)
      for (const found of prefix > 0 ? this.startingWith(word) : [word]) {
        const isExact = found === word;
        // A longer word counts less, the more letters it adds.
        const share = isExact ? 1 : (0.375 * found.length) / (1.3 * found.length - 0.3 * word.length);
        this.addWord(scores, found, (isExact ? weight : 0) + prefix * share);
      }
    return scores;
  }

  private addWord(scores: Map<number, number>, word: string, weight: number): void {
    const docs = this.postings.get(word) ?? [];
    const rarity = Math.log(1 + (this.lengths.length - docs.length + 0.5) / (docs.length + 0.5));
    for (const doc of docs) {
      const frequency = 0.5 + 2.2 / (1 + 1.2 * (0.3 + 0.7 * (this.lengths[doc] ?? 1)));
      scores.set(doc, (scores.get(doc) ?? 0) + weight * rarity * frequency);
    }
  }
}
