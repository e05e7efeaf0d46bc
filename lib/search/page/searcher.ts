import type { Answer, Answerer, Hit, SearchRequest } from '../types';
import { groupHits, keepShown, type HitGroup } from './hits';

type Answered = Omit<Answer, 'hits'> & { groups: HitGroup[] };

export type Outcome =
  /** `isFinal` is false if the hosted service may still answer. */
  | ({ kind: 'results'; by: 'hosted' | 'embedded'; isFinal: boolean } & Answered)
  /** `fallback`: results of the embedded index, or null until it has answered. */
  | { kind: 'error'; error: unknown; fallback: HitGroup[] | null };

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
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

/** Sends queries to the hosted service or the embedded index, and reports the outcomes of the latest query only. */
export class Searcher {
  private controller: AbortController | undefined;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private askEmbedded: (() => void) | undefined;

  constructor(private readonly options: Options) {}

  /** Drops the current query. */
  cancel(): void {
    this.controller?.abort();
    this.timers.forEach(clearTimeout);
    this.controller = this.askEmbedded = undefined;
  }

  /** Asks the embedded index again for what it has answered, now that more of it has been loaded. */
  refresh(): void {
    this.askEmbedded?.();
  }

  search(query: Omit<SearchRequest, 'signal'>, onOutcome: (outcome: Outcome) => void): void {
    this.cancel();
    const controller = (this.controller = new AbortController());
    const request = { ...query, signal: controller.signal };
    const { hosted, embedded, isOffline } = this.options;
    const emit = (outcome: Outcome): void => {
      if (this.controller === controller) onOutcome(outcome);
    };
    const ask = async (answerer: Answerer): Promise<Answered> => {
      const { hits, ...rest } = await answerer(request);
      return { ...rest, groups: groupHits(answerer === embedded ? (shown = keepShown(shown, hits)) : hits) };
    };
    let shown: Hit[] = [];
    if (!hosted || isOffline()) {
      this.askEmbedded = () =>
        void ask(embedded).then(
          (answer) => emit({ kind: 'results', ...answer, by: 'embedded', isFinal: true }),
          (error: unknown) => emit({ kind: 'error', error, fallback: [] }),
        );
      return this.askEmbedded();
    }

    let fallback: Answered | null = null;
    let failure: { error: unknown } | undefined;
    const showFallback = (): void => {
      if (failure) emit({ kind: 'error', ...failure, fallback: fallback?.groups ?? null });
      else if (fallback?.groups.length)
        emit({ kind: 'results', ...fallback, by: 'embedded', isFinal: false });
    };
    const fallBack = (): void => {
      if (this.controller !== controller) return;
      this.askEmbedded = () =>
        void ask(embedded)
          .then(
            (answer) => (fallback = answer),
            () => (fallback ??= { groups: [] }),
          )
          .then(showFallback);
      this.askEmbedded();
    };
    const fail = (error: unknown): void => {
      if (failure || this.controller !== controller) return;
      failure = { error };
      this.timers.forEach(clearTimeout);
      showFallback();
      fallBack();
    };
    this.timers = [
      setTimeout(fallBack, QUIET_FALLBACK_AFTER_MS),
      setTimeout(() => {
        fail(new Error(`The search service did not answer within ${HOSTED_TIMEOUT_MS / 1000} s`));
        controller.abort();
      }, HOSTED_TIMEOUT_MS),
    ];
    ask(hosted).then((answer) => {
      if (failure) return;
      emit({ kind: 'results', ...answer, by: 'hosted', isFinal: true });
      if (this.controller === controller) this.cancel();
    }, fail);
  }
}
