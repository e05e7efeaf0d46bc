import { createEmbeddedAnswerer, type StartedWorker } from '@/lib/search/page/embedded';
import type { ToWorker } from '@/lib/search/worker/worker';

const request = { query: 'a', area: 'config', locale: 'fr', signal: new AbortController().signal } as const;

/** Workers that record what they receive and answer every query with no hits. `early`: one is started before the first query. */
function start(sendIndex = async (): Promise<void> => undefined, answers = true, early = false) {
  const workers: { received: ToWorker[]; fail: (error: Error) => void; terminated: boolean }[] = [];
  const startWorker = (): StartedWorker => {
    const record = { received: [] as ToWorker[], fail: (_: Error): void => undefined, terminated: false };
    const failed = new Promise<never>((_, reject) => (record.fail = reject));
    const worker: StartedWorker['worker'] = {
      onmessage: null,
      postMessage(message: ToWorker) {
        record.received.push(message);
        const data = { type: 'answer', id: 'id' in message ? message.id : 0, answer: { hits: [] } };
        if (answers) (worker.onmessage as (event: unknown) => void)({ data });
      },
      terminate: () => void (record.terminated = true),
    };
    workers.push(record);
    return { worker, failed, ready: sendIndex() };
  };
  const first = early ? startWorker() : undefined;
  return { answerer: createEmbeddedAnswerer(startWorker, () => undefined, first), workers };
}

it('waits for the index, and asks with the category of the area', async () => {
  let send = (): void => undefined;
  const { answerer, workers } = start(() => new Promise((resolve) => (send = resolve)));
  const answer = answerer(request);
  await Promise.resolve();
  expect(workers[0]?.received).toEqual([]);
  send();
  await expect(answer).resolves.toEqual({ hits: [] });
  expect(workers[0]?.received).toEqual([{ type: 'search', id: 1, query: 'a', category: 'Configuration' }]);
});

it('rejects when the worker fails or its index cannot be read, and starts another for the next query', async () => {
  const { answerer, workers } = start(undefined, false);
  const lost = answerer(request);
  workers[0]?.fail(new Error('blocked'));
  await expect(lost).rejects.toThrow('blocked');
  expect(workers[0]?.terminated).toBe(true);
  void answerer(request);
  expect(workers).toHaveLength(2);
  await expect(start(() => Promise.reject(new Error('503'))).answerer(request)).rejects.toThrow('503');
});

it('asks the worker that was started early, unless it has failed before', async () => {
  const { answerer, workers } = start(undefined, true, true);
  await answerer(request);
  workers[0]?.fail(new Error('stopped'));
  await new Promise((resolve) => setTimeout(resolve));
  await answerer(request);
  expect(workers.map(({ received }) => received.length)).toEqual([1, 1]);
});

it('is not ended by a late failure of a worker that another one has replaced', async () => {
  let failIndex = (_: Error): void => undefined;
  const sendIndex = jest
    .fn(async () => undefined)
    .mockImplementationOnce(() => new Promise((_, reject) => (failIndex = reject)));
  const { answerer, workers } = start(sendIndex);
  const lost = answerer(request);
  workers[0]?.fail(new Error('blocked'));
  await expect(lost).rejects.toThrow('blocked');
  await answerer(request);
  failIndex(new Error('503'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(workers[1]?.terminated).toBe(false);
});
