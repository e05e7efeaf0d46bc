import { areas } from '../areas';
import type { Answer, Answerer } from '../types';
import type { FromWorker, ToWorker } from '../worker/worker';

export type StartedWorker = {
  worker: Pick<Worker, 'postMessage' | 'terminate' | 'onmessage'>;
  /** Rejects when the worker cannot be loaded or stops. */
  failed: Promise<never>;
  /** Resolves when the index has been sent to the worker. */
  ready: Promise<void>;
};

const TIMEOUT_MS = 15_000;

/**
 * Answers from the index built with the site, by a worker: the `first` one until it fails, then one that the next request starts.
 * `onMore` is called when the same query would now get a fuller answer.
 */
export function createEmbeddedAnswerer(
  startWorker: () => StartedWorker,
  onMore: () => void,
  first?: StartedWorker,
): Answerer {
  const pending = new Map<number, { resolve: (answer: Answer) => void; reject: (error: unknown) => void }>();
  let current: StartedWorker | undefined;
  let lastId = 0;

  const fail = (error: unknown): void => {
    current?.worker.terminate();
    current = undefined;
    pending.forEach(({ reject }) => reject(error));
    pending.clear();
  };
  const receive = ({ data }: MessageEvent<FromWorker>): void => {
    if (data.type === 'more') return onMore();
    const request = pending.get(data.id);
    pending.delete(data.id);
    if (data.type === 'answer') request?.resolve(data.answer);
    else request?.reject(new Error(data.message));
  };
  const connect = (started: StartedWorker): StartedWorker => {
    current = started;
    started.worker.onmessage = receive;
    Promise.all([started.failed, started.ready]).catch((error) => current === started && fail(error));
    return started;
  };
  if (first) connect(first);
  return async ({ query, area }) => {
    const { worker, ready } = current ?? connect(startWorker());
    const id = ++lastId;
    const answer = new Promise<Answer>((resolve, reject) => pending.set(id, { resolve, reject }));
    const timer = setTimeout(() => fail(new Error('The search worker does not answer')), TIMEOUT_MS);
    const category = area ? { category: areas[area].category } : {};
    ready
      .then(() => worker.postMessage({ type: 'search', id, query, ...category } satisfies ToWorker))
      .catch(() => undefined); // `connect` ends a worker that fails, unless another one has taken its place
    return answer.finally(() => clearTimeout(timer));
  };
}
