import { runInSlices } from '@/components/runtime/run-in-slices';

describe('runInSlices', () => {
  let now = 0;
  const log: string[] = [];
  /** An action that takes `ms` by the clock. */
  const action = (name: string, ms: number) => () => {
    log.push(name);
    now += ms;
  };
  const done = () => void log.push('done');

  beforeEach(() => {
    now = 0;
    log.length = 0;
    jest.useFakeTimers({ doNotFake: ['performance'] });
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('runs short actions at once, in their order', () => {
    runInSlices([action('a', 1), action('b', 1)], done);
    expect(log).toEqual(['a', 'b', 'done']);
  });

  it('lets the browser in between when they take long, and ends all the same', () => {
    runInSlices([action('a', 5), action('b', 5), action('c', 5)], done);
    expect(log).toEqual(['a', 'b']);
    jest.runAllTimers();
    expect(log).toEqual(['a', 'b', 'c', 'done']);
  });

  it('gives up what has not run when the signal says so', () => {
    const leaving = new AbortController();
    runInSlices([action('a', 20), action('b', 1)], done, leaving.signal);
    leaving.abort();
    jest.runAllTimers();
    expect(log).toEqual(['a']);
  });

  it('reports an action that fails and goes on', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = () => {
      throw new Error('broken');
    };
    runInSlices([broken, action('b', 1)], done);
    expect(log).toEqual(['b', 'done']);
    expect(report).toHaveBeenCalledWith(new Error('broken'));
  });
});
