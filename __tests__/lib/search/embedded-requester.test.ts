import { EmbeddedRequester, type WorkerLike } from '@/lib/search/embedded-requester';
import type { ToWorker } from '@/lib/search/worker-messages';

const addresses = { titles: '/titles', texts: ['/texts'], pages: ['/page'] };
const answered = { status: 200, content: 'x', isTimedOut: false };

/** Workers that note what they are told and answer every question while they live. */
function start(titles?: Promise<string | undefined>) {
  const workers: (WorkerLike & { told: ToWorker[]; dead: boolean })[] = [];
  const requester = new EmbeddedRequester(
    () => {
      const worker = {
        told: [] as ToWorker[],
        dead: false,
        onmessage: null as WorkerLike['onmessage'],
        onerror: null as WorkerLike['onerror'],
        postMessage(message: ToWorker) {
          worker.told.push(message);
          if (message.type === 'search' && !worker.dead)
            queueMicrotask(() =>
              worker.onmessage?.({ data: { type: 'answer', id: message.id, content: 'x' } } as MessageEvent),
            );
        },
        terminate: () => void (worker.dead = true),
      };
      workers.push(worker);
      return worker;
    },
    addresses,
    () => undefined,
    titles,
  );
  return { requester, workers };
}

describe('EmbeddedRequester', () => {
  it('hands the names over before the first question, and only once', async () => {
    const { requester, workers } = start(Promise.resolve('names'));
    requester.warm();
    await expect(requester.send({ data: 'a' })).resolves.toEqual(answered);
    await requester.send({ data: 'b' });
    expect(workers[0]?.told.map((message) => ('titles' in message ? message.titles : message.type))).toEqual([
      'names',
      'search',
      'search',
    ]);
  });

  it('lets the worker read the names itself when they could not be had', async () => {
    const { requester, workers } = start(Promise.resolve(undefined));
    await requester.send({ data: 'a' });
    expect(workers[0]?.told[0]).toEqual({ type: 'load', addresses });
  });

  it('replaces a worker that stopped; the next one reads the names itself', async () => {
    const { requester, workers } = start(Promise.resolve('names'));
    requester.warm();
    const first = workers[0];
    if (first) first.dead = true;
    const lost = requester.send({ data: 'a' });
    await Promise.resolve();
    first?.onerror?.({} as ErrorEvent);
    await expect(lost).rejects.toThrow('stopped');
    await expect(requester.send({ data: 'b' })).resolves.toEqual(answered);
    expect(workers).toHaveLength(2);
    expect(workers[1]?.told[0]).toEqual({ type: 'load', addresses });
  });
});
