import { Searcher, type Outcome } from '@/lib/search/searcher';
import { toHitGroups } from '@/lib/search/hits';
import type { Ask } from '@/lib/search/ask';

const request = { query: 'x', area: null, lang: 'fr' };
const answer = (name: string) => [{ objectID: name, url: '/fr/x', hierarchy: { lvl0: 'Blog', lvl1: name } }];
const shown = (name: string) => toHitGroups(answer(name));

function deferred() {
  const pending: { resolve: (name: string) => void; reject: (error: unknown) => void }[] = [];
  const ask: Ask = () =>
    new Promise((resolve, reject) => pending.push({ resolve: (name) => resolve(answer(name)), reject }));
  return { ask: jest.fn(ask), pending };
}

function start(hosted: Ask | null, embedded: Ask = async () => answer('embedded'), isOffline = () => false) {
  const outcomes: Outcome[] = [];
  const searcher = new Searcher({ hosted, embedded, isOffline });
  return { outcomes, searcher, search: () => searcher.search(request, (outcome) => outcomes.push(outcome)) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('Searcher', () => {
  it('lets the embedded index answer without a host, and while offline', async () => {
    const hosted = deferred();
    const offline = start(hosted.ask, undefined, () => true);
    offline.search();
    await settle();
    expect(offline.outcomes).toEqual([{ kind: 'results', groups: shown('embedded'), by: 'embedded' }]);
    expect(hosted.ask).not.toHaveBeenCalled();
  });

  it('has the embedded index prepare what it will be asked, and never troubles a host with it', () => {
    const prepare = jest.fn();
    const hosted = deferred();
    const prepareWith = (host: Ask | null, offline: boolean): void =>
      new Searcher({ hosted: host, embedded: hosted.ask, isOffline: () => offline, prepare }).prepare(
        request,
      );
    prepareWith(hosted.ask, false);
    expect(prepare).not.toHaveBeenCalled();
    prepareWith(hosted.ask, true);
    prepareWith(null, false);
    expect(prepare.mock.calls).toEqual([[request], [request]]);
    expect(hosted.ask).not.toHaveBeenCalled();
  });

  it('never lets an old answer replace a newer one', async () => {
    const hosted = deferred();
    const { outcomes, search } = start(hosted.ask);
    search();
    search();
    await settle();
    hosted.pending[1]?.resolve('new');
    await settle();
    hosted.pending[0]?.resolve('old');
    await settle();
    expect(outcomes).toEqual([{ kind: 'results', groups: shown('new'), by: 'hosted' }]);
  });

  it('says nothing any more once cancelled', async () => {
    const hosted = deferred();
    const { outcomes, search, searcher } = start(hosted.ask);
    search();
    await settle();
    searcher.cancel();
    hosted.pending[0]?.resolve('late');
    await settle();
    expect(outcomes).toEqual([]);
  });

  it('answers a failing host with the error and the embedded results', async () => {
    const error = new Error('503');
    const { outcomes, search } = start(() => Promise.reject(error));
    search();
    await settle();
    expect(outcomes).toEqual([{ kind: 'error', error, fallback: shown('embedded') }]);
  });

  it('takes an answer without categories for a failure of the host', async () => {
    const { outcomes, search } = start(async () => [{ url: '/fr/x', hierarchy: {} }]);
    search();
    await settle();
    expect(outcomes).toEqual([{ kind: 'error', error: expect.any(Error), fallback: shown('embedded') }]);
  });

  it('does not wait long for a silent host, and not at all the next time, but asks it each time', async () => {
    const hosted = deferred();
    const { outcomes, search } = start(hosted.ask);
    search();
    await jest.advanceTimersByTimeAsync(399);
    expect(outcomes).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(outcomes).toMatchObject([{ kind: 'error', fallback: shown('embedded') }]);
    search();
    await settle();
    expect(outcomes).toHaveLength(2);
    expect(hosted.ask).toHaveBeenCalledTimes(2);
  });

  it('lets a host that answers after all take its place again', async () => {
    const hosted = deferred();
    const { outcomes, search } = start(hosted.ask);
    search();
    await jest.advanceTimersByTimeAsync(500);
    hosted.pending[0]?.resolve('late');
    await settle();
    expect(outcomes.at(-1)).toEqual({ kind: 'results', groups: shown('late'), by: 'hosted' });
  });

  it('gives the error alone when both fail', async () => {
    const { outcomes, search } = start(
      () => Promise.reject(new Error('a')),
      () => Promise.reject(new Error('b')),
    );
    search();
    await settle();
    expect(outcomes).toMatchObject([{ kind: 'error' }]);
    expect(outcomes[0]).not.toHaveProperty('fallback');
  });

  it('tells a fuller answer of the embedded index without asking a failed host a second time', async () => {
    const hosted = jest.fn<Promise<never>, []>(() => Promise.reject(new Error('503')));
    const answers = ['names', 'names and texts', 'nothing more'];
    const { outcomes, search, searcher } = start(hosted, async () => answer(answers.shift() ?? ''));
    search();
    await settle();
    searcher.refresh();
    await settle();
    expect(outcomes.map((outcome) => 'fallback' in outcome && outcome.fallback)).toEqual([
      shown('names'),
      shown('names and texts'),
    ]);
    expect(hosted).toHaveBeenCalledTimes(1);
    searcher.cancel();
    searcher.refresh();
    await settle();
    expect(outcomes).toHaveLength(2);
  });

  it('does not take a query that was typed over for a failure of the host', async () => {
    const hosted = deferred();
    const { outcomes, search } = start(hosted.ask);
    for (let typed = 0; typed < 3; typed++) {
      search();
      // What the requester does with the query before.
      hosted.pending[typed - 1]?.reject(new Error('aborted'));
      await jest.advanceTimersByTimeAsync(150);
    }
    expect(outcomes).toEqual([]);
    hosted.pending[2]?.resolve('new');
    await settle();
    expect(outcomes).toEqual([{ kind: 'results', groups: shown('new'), by: 'hosted' }]);
  });
});
