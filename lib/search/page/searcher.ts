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
  private controller: AbortController | undefined;
  private askEmbedded: (() => Promise<void>) | undefined;

  constructor(private readonly options: Options) {}

  /** Drops the current query. */
  cancel(): void {
    this.controller?.abort();
    this.controller = undefined;
    this.askEmbedded = undefined;
  }

  /** Asks the embedded index again for what it has answered, now that more of it has been loaded. */
  refresh(): void {
    void this.askEmbedded?.();
  }

  search(question: Question, onOutcome: (outcome: Outcome) => void): void {
    this.cancel();
    const controller = new AbortController();
    this.controller = controller;
    const isLatest = (): boolean => this.controller === controller;
    const { hosted, embedded, isOffline } = this.options;
    const request = { ...question, signal: controller.signal };
    const emit = (outcome: Omit<Outcome, 'question' | 'error'>): void => {
      if (isLatest()) onOutcome({ question, ...outcome, ...failure });
    };
    let failure: { error?: unknown } = {};
    let shown: Hit[] = [];
    let isHostLate = false;
    const askEmbedded = async (): Promise<void> => {
      try {
        const { hits, ...rest } = await embedded(request);
        shown = keepShown(shown, hits);
        if (shown.length > 0 || !isHostLate)
          emit({ ...rest, groups: groupHits(shown), by: 'embedded', isFinal: !isHostLate });
      } catch (error) {
        if (isHostLate) return;
        failure = { error, ...failure };
        emit({ groups: groupHits(shown), by: 'embedded', isFinal: true });
      }
    };
    const fallBack = (): void => {
      if (!isLatest()) return;
      this.askEmbedded = askEmbedded;
      void askEmbedded();
    };
    if (!hosted || isOffline()) return fallBack();

    const quietly = setTimeout(() => {
      isHostLate = true;
      fallBack();
    }, QUIET_FALLBACK_AFTER_MS);
    const onHosted = ({ hits, ...rest }: Answer): void => {
      emit({ ...rest, groups: groupHits(hits), by: 'hosted', isFinal: true });
      if (isLatest()) this.cancel();
    };
    const onFailure = (error: unknown): void => {
      failure = { error };
      isHostLate = false;
      controller.abort();
      emit({ groups: groupHits(shown), by: 'embedded', isFinal: false });
      fallBack();
    };
    Promise.race([hosted(request), rejectLate()])
      .then(onHosted)
      .catch(onFailure)
      .finally(() => clearTimeout(quietly));
  }
}

async function rejectLate(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, HOSTED_TIMEOUT_MS));
  throw new Error(`The search service did not answer within ${HOSTED_TIMEOUT_MS / 1000} s`);
}
