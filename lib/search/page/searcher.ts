import type { Answer, Answerer, Hit, SearchRequest } from '../types';
import { groupHits, keepShown, type HitGroup } from './hits';

export type Question = Omit<SearchRequest, 'signal'>;

/** What the dialog shows for a question. */
export type Outcome = Omit<Answer, 'hits'> & {
  question: Question;
  groups: HitGroup[];
  by: 'hosted' | 'embedded';
  /** False if another outcome of the same question follows. */
  isFinal: boolean;
  /** Why the service failed that was asked first; the groups are then those of the embedded index. */
  error?: unknown;
};

type Options = { hosted: Answerer | null; embedded: Answerer; isOffline: () => boolean };

/** While the hosted service is slower than this, results of the embedded index are shown. */
const QUIET_FALLBACK_AFTER_MS = 250;
const HOSTED_TIMEOUT_MS = 5_000;
const MAX_QUERY_LENGTH = 200;

/** Returns a query as one line of well-formed text of limited length. */
export function cleanQuery(text: string): string {
  return text
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, ' ')
    .replace(/\p{Cf}+/gu, '') // soft hyphens and zero-width spaces are inside words
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** Returns the words to mark on a page for a service that names none. */
export function wordsOfQuery(text: string): string[] {
  const words = cleanQuery(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word.length > 2);
}

/** Sends queries to the hosted service or the embedded index, and reports the outcomes of the latest query only. */
export class Searcher {
  private latest: Run | undefined;

  constructor(private readonly options: Options) {}

  search(question: Question, onOutcome: (outcome: Outcome) => void): void {
    this.cancel();
    this.latest = new Run(question, this.options, onOutcome);
    void this.latest.start();
  }

  /** Drops the current query. */
  cancel(): void {
    this.latest?.end();
  }

  /** Asks the embedded index again for what it has answered, now that more of it has been loaded. */
  refresh(): void {
    this.latest?.refresh();
  }
}

/** The answers to one question, until the hosted service has answered or another question is asked. */
class Run {
  private readonly controller = new AbortController();
  private readonly request: SearchRequest;
  private isEnded = false;
  private usesEmbedded = false;
  /** The hosted service is slow: hits of the embedded index are shown until it answers or fails. */
  private isHostLate = false;
  /** Hits of the embedded index. */
  private shown: Hit[] = [];
  /** The error of the service that failed first. */
  private failure: { error?: unknown } = {};

  constructor(
    private readonly question: Question,
    private readonly options: Options,
    private readonly onOutcome: (outcome: Outcome) => void,
  ) {
    this.request = { ...question, signal: this.controller.signal };
  }

  async start(): Promise<void> {
    const { hosted, isOffline } = this.options;
    if (!hosted || isOffline()) return this.askEmbedded();
    const quietly = setTimeout(() => {
      this.isHostLate = true;
      void this.askEmbedded();
    }, QUIET_FALLBACK_AFTER_MS);
    try {
      const { hits, ...rest } = await Promise.race([hosted(this.request), rejectLate()]);
      this.emit({ ...rest, groups: groupHits(hits), by: 'hosted', isFinal: true });
      this.end();
    } catch (error) {
      this.fallBack(error);
    } finally {
      clearTimeout(quietly);
    }
  }

  end(): void {
    this.isEnded = true;
    this.controller.abort();
  }

  refresh(): void {
    if (this.usesEmbedded) void this.askEmbedded();
  }

  /** Shows the error with the hits that are there, then with those of the embedded index. */
  private fallBack(error: unknown): void {
    this.failure = { error };
    this.isHostLate = false;
    this.controller.abort();
    this.emit({ groups: groupHits(this.shown), by: 'embedded', isFinal: false });
    void this.askEmbedded();
  }

  private async askEmbedded(): Promise<void> {
    if (this.isEnded) return;
    this.usesEmbedded = true;
    try {
      const { hits, ...rest } = await this.options.embedded(this.request);
      this.shown = keepShown(this.shown, hits);
      // An empty answer says nothing yet while the hosted service may find more.
      if (this.shown.length > 0 || !this.isHostLate)
        this.emit({ ...rest, groups: groupHits(this.shown), by: 'embedded', isFinal: !this.isHostLate });
    } catch (error) {
      if (this.isHostLate) return;
      this.failure = { error, ...this.failure };
      this.emit({ groups: groupHits(this.shown), by: 'embedded', isFinal: true });
    }
  }

  private emit(outcome: Omit<Outcome, 'question' | 'error'>): void {
    if (!this.isEnded) this.onOutcome({ question: this.question, ...outcome, ...this.failure });
  }
}

async function rejectLate(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, HOSTED_TIMEOUT_MS));
  throw new Error(`The search service did not answer within ${HOSTED_TIMEOUT_MS / 1000} s`);
}
