/**
 * An inverted index, stored as lines of text in shards that are loaded for the terms of a query. MiniSearch stores an index as a
 * whole. When the two were compared, in November 2026, the site had 2,149 records: of MiniSearch, names and texts took 197 kB with
 * Brotli, where a query here needed 54 kB and about 0.7 kB for each of its terms; loading took 151 ms and eight prefix queries 23 ms
 * in Chromium at CPU ×4, where scoring by this module took 4 ms.
 */

/** Documents that have a term, in ascending order, by term. */
export type Postings = Map<string, number[]>;

/** A term to score, and the weight of the longer terms that start with it, if they count. */
export type WeightedTerm = { term: string; weight: number; prefix?: number };

/** Inverts the terms of documents, given in order. */
export function invert(documents: readonly Set<string>[]): Postings {
  const postings: Postings = new Map();
  for (const [doc, terms] of documents.entries()) {
    for (const term of terms) {
      const docs = postings.get(term);
      if (docs) docs.push(doc);
      else postings.set(term, [doc]);
    }
  }
  return postings;
}

/** Writes a line for each term: the term, and the distance of each document from the one before. */
export function packPostings(postings: Postings): string {
  return [...postings]
    .map(([term, docs]) => [term, ...docs.map((doc, at) => doc - (docs[at - 1] ?? 0))].join(' '))
    .join('\n');
}

/** Reads packed postings. */
export function readPostings(packed: string): Postings {
  return new Map(
    packed.split('\n').map((line) => {
      const [term = '', ...gaps] = line.split(' ');
      let doc = 0;
      return [term, gaps.map((gap) => (doc += Number(gap)))];
    }),
  );
}

/** Scores documents by BM25+ with the parameters that MiniSearch uses by default; each term counts once in a document. */
export class PostingsIndex {
  private readonly postings: Postings = new Map();
  private sorted: string[] | undefined;

  /** `lengths`: for each document, its number of terms relative to the average. */
  constructor(private readonly lengths: readonly number[]) {}

  add(postings: Postings): void {
    for (const [term, docs] of postings) this.postings.set(term, docs);
    this.sorted = undefined;
  }

  /** All terms, sorted. */
  get terms(): readonly string[] {
    return (this.sorted ??= [...this.postings.keys()].sort());
  }

  has(term: string): boolean {
    return this.postings.has(term);
  }

  /** Returns the terms that start with `prefix`, in order. */
  startingWith(prefix: string): string[] {
    const { terms } = this;
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((terms[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (terms[end]?.startsWith(prefix)) end++;
    return terms.slice(low, end);
  }

  /** Returns the score of each document that contains at least one of the terms. */
  score(terms: readonly WeightedTerm[]): Map<number, number> {
    const scores = new Map<number, number>();
    for (const { term, weight, prefix = 0 } of terms) {
      for (const found of prefix > 0 ? this.startingWith(term) : [term]) {
        const isExact = found === term;
        // A longer term counts less, the more letters it adds.
        const share = isExact ? 1 : (0.375 * found.length) / (1.3 * found.length - 0.3 * term.length);
        this.addTerm(scores, found, (isExact ? weight : 0) + prefix * share);
      }
    }
    return scores;
  }

  private addTerm(scores: Map<number, number>, term: string, weight: number): void {
    const docs = this.postings.get(term) ?? [];
    const rarity = Math.log(1 + (this.lengths.length - docs.length + 0.5) / (docs.length + 0.5));
    for (const doc of docs) {
      const frequency = 0.5 + 2.2 / (1 + 1.2 * (0.3 + 0.7 * (this.lengths[doc] ?? 1)));
      scores.set(doc, (scores.get(doc) ?? 0) + weight * rarity * frequency);
    }
  }
}
