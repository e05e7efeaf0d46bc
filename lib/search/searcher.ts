import type { Ask, SearchRequest } from './ask';
import { toHitGroups } from './hits';
import type { HitGroup } from './types';

export type Outcome =
  | { kind: 'results'; groups: HitGroup[]; by: 'hosted' | 'embedded' }
  /** `fallback`: what the embedded index answers instead, when it can. */
  | { kind: 'error'; error: unknown; fallback?: HitGroup[] };

type Parts = {
  hosted: Ask | null;
  embedded: Ask;
  isOffline: () => boolean;
  /** Makes the embedded index ready ahead. */ warm?: () => void;
  /** Has it fetch what its answer to a request will need. */ prepare?: (request: SearchRequest) => void;
};

/** How long a host may take before the embedded index answers in its place, in ms. */
const patience = 400;
/** After this the embedded index is made ready, in case. */
const doubt = 100;

/**
 * Asks the right back end and tells each outcome of the latest search, and of none before it. A host that failed is asked
 * again every time, but nobody waits for it again before it has answered once.
 */
export class Searcher {
  private turn = 0;
  private trusted = true;
  /** Asks the embedded index once more what it answered last. */
  private askAgain: (() => void) | undefined;

  constructor(private readonly parts: Parts) {}

  /** Forgets whatever is under way. */
  cancel(): void {
    this.turn += 1;
    this.askAgain = undefined;
  }

  /** Tells the latest search's outcome again, now that the embedded index knows more; a host is not asked a second time. */
  refresh(): void {
    this.askAgain?.();
  }

  /** A search that will follow in a moment, if nothing is typed meanwhile: a host is not troubled with it. */
  prepare(request: SearchRequest): void {
    if (!this.usesHost()) this.parts.prepare?.(request);
  }

  search(request: SearchRequest, show: (outcome: Outcome) => void): void {
    this.cancel();
    const { turn } = this;
    const tell = (outcome: Outcome): void => {
      if (turn === this.turn) show(outcome);
    };
    const { hosted, embedded } = this.parts;
    if (hosted && this.usesHost()) return this.askHost(hosted, request, tell);
    this.askEmbedded(
      () => embedded(request).then(toHitGroups),
      (groups) => tell({ kind: 'results', groups, by: 'embedded' }),
      (error) => tell({ kind: 'error', error }),
    );
  }

  private usesHost(): boolean {
    return this.parts.hosted !== null && !this.parts.isOffline();
  }

  private askEmbedded(
    ask: () => Promise<HitGroup[]>,
    done: (groups: HitGroup[]) => void,
    failed: (error: unknown) => void,
  ): void {
    this.askAgain = () => settle(ask, done, failed);
    this.askAgain();
  }

  private askHost(hosted: Ask, request: SearchRequest, tell: (outcome: Outcome) => void): void {
    const { turn } = this;
    let answered = false;
    let replaced = false;
    const replace = (error: unknown): void => {
      // A query that a newer one has stopped says nothing about the host.
      if (answered || replaced || turn !== this.turn) return;
      replaced = true;
      this.trusted = false;
      const tellUnlessAnswered = (outcome: Outcome): void => {
        if (!answered) tell(outcome);
      };
      this.askEmbedded(
        () => this.parts.embedded(request).then(toHitGroups),
        (fallback) => tellUnlessAnswered({ kind: 'error', error, fallback }),
        () => tellUnlessAnswered({ kind: 'error', error }),
      );
    };
    const warming = setTimeout(() => this.parts.warm?.(), doubt);
    const waiting = setTimeout(
      () => replace(new Error(`The search service did not answer within ${patience} ms`)),
      this.trusted ? patience : 0,
    );
    const stopWaiting = (): void => [warming, waiting].forEach(clearTimeout);
    settle(
      // An answer that cannot be shown is a failure like any other.
      () => hosted(request).then(toHitGroups),
      (groups) => {
        stopWaiting();
        answered = true;
        this.trusted = true;
        tell({ kind: 'results', groups, by: 'hosted' });
      },
      (error) => {
        stopWaiting();
        replace(error);
      },
    );
  }
}

/** Calls one of the two, also when the asking itself throws. */
function settle<T>(ask: () => Promise<T>, done: (value: T) => void, failed: (error: unknown) => void): void {
  void Promise.resolve().then(ask).then(done, failed);
}
