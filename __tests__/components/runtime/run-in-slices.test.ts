import { runInSlices } from '@/components/runtime/run-in-slices';

let now = 0;
const log: string[] = [];
/** An item that takes a time by the clock, in ms. */
const run = (ms: number): void => {
  log.push(String(ms));
  now += ms;
};

beforeEach(() => {
  log.length = 0;
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.useRealTimers());

it('lets the browser in between when items take long', async () => {
  const done = runInSlices([1, 5, 6, 2], run).then(() => log.push('done'));
  expect(log).toEqual(['1', '5', '6']);
  jest.runAllTimers();
  await done;
  expect(log).toEqual(['1', '5', '6', '2', 'done']);
});

it('stops when the signal aborts', async () => {
  const leaving = new AbortController();
  const done = runInSlices([20, 1], run, leaving.signal);
  leaving.abort();
  jest.runAllTimers();
  await done;
  expect(log).toEqual(['20']);
});

it('reports an item that fails and continues', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await runInSlices(
    [
      () => run(3),
      () => {
        throw new Error('broken');
      },
      () => run(4),
    ],
    (item) => item(),
  );
  expect(log).toEqual(['3', '4']);
  expect(report).toHaveBeenCalledWith(new Error('broken'));
});
