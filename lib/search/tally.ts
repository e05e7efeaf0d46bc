/** Adds up what the terms of one question score, document by document; kept from question to question, which spares memory. */
export class Tally {
  private readonly sums: Float64Array;
  /** How many of the terms a document holds, and which was the last. */
  private readonly held: Uint16Array;
  private readonly lastTerm: Uint16Array;
  private met: number[] = [];

  constructor(documents: number) {
    this.sums = new Float64Array(documents);
    this.held = new Uint16Array(documents);
    this.lastTerm = new Uint16Array(documents);
  }

  /** A document's score for one term, or for one more word of that term; terms come one after another. */
  add(doc: number, term: number, score: number): void {
    const held = this.held[doc] ?? 0;
    if (held === 0) this.met.push(doc);
    if (held === 0 || this.lastTerm[doc] !== term) this.held[doc] = held + 1;
    this.lastTerm[doc] = term;
    this.sums[doc] = (this.sums[doc] ?? 0) + score;
  }

  /** Sum of each document times how many of the terms it holds; then all is nothing again. */
  take(): Map<number, number> {
    const scores = new Map<number, number>();
    for (const doc of this.met) {
      scores.set(doc, (this.sums[doc] ?? 0) * (this.held[doc] ?? 0));
      this.sums[doc] = 0;
      this.held[doc] = 0;
    }
    this.met = [];
    return scores;
  }
}
