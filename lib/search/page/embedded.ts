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

type Options = {
  startWorker: () => StartedWorker;
  /** Called when the same query would now get a fuller answer. */
  onMore: () => void;
};
type Pending = { resolve: (answer: Answer) => void; reject: (error: unknown) => void };

const TIMEOUT_MS = 15_000;

/** Starts a worker at once, and answers from the index built with the site. A failed worker is replaced on the next request. */
export function createEmbeddedAnswerer({ startWorker, onMore }: Options): Answerer {
  const pending = new Map<number, Pending>();
  let current: { post: (message: ToWorker) => Promise<void>; stop: () => void } | undefined;
  let lastId = 0;

  const fail = (error: unknown): void => {
    current?.stop();
    current = undefined;
    pending.forEach(({ reject }) => reject(error));
    pending.clear();
  };
  const receive = (message: FromWorker): void => {
    if (message.type === 'more') return onMore();
    const request = pending.get(message.id);
    pending.delete(message.id);
    if (message.type === 'answer') request?.resolve(message.answer);
    else request?.reject(new Error(message.message));
  };
  const start = () => {
    const { worker, failed, ready } = startWorker();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
    const started = {
      post: (message: ToWorker) => ready.then(() => worker.postMessage(message)),
      stop: () => worker.terminate(),
    };
    Promise.all([failed, ready]).catch((error: unknown) => current === started && fail(error));
    return started;
  };
  const begin = (): void => {
    try {
      current ??= start();
    } catch (error) {
      fail(error); // browsers may refuse to create a worker
    }
  };

  begin();
  return ({ query, area }) =>
    new Promise<Answer>((resolve, reject) => {
      const id = ++lastId;
      const timer = setTimeout(() => fail(new Error('The search worker does not answer')), TIMEOUT_MS);
      const settle =
        <T>(call: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer);
          call(value);
        };
      pending.set(id, { resolve: settle(resolve), reject: settle(reject) });
      begin();
      const category = area ? { category: areas[area].category } : {};
      current?.post({ type: 'search', id, query, ...category }).catch(fail);
    });
}
