import { groupHits } from '@/lib/search/page/hits';
import { cleanQuery, Searcher, type Outcome } from '@/lib/search/page/searcher';
import type { Answerer, Hit } from '@/lib/search/types';
import { nasty } from '../../support/hostile-answers';

const question = { query: 'x', area: null, locale: 'fr' };
const hits = (name: string): Hit[] => [
  { id: name, href: '/', category: 'Blog', language: null, title: [], trail: [], content: [], preview: [] },
];
const groups = (name: string) => groupHits(hits(name));

/** An answerer whose answers the test gives by hand. */
function manual() {
  const asked: { resolve: (name: string) => void; reject: (error: unknown) => void; signal: AbortSignal }[] =
    [];
  const answerer: Answerer = ({ signal }) =>
    new Promise((resolve, reject) =>
      asked.push({ resolve: (name) => resolve({ hits: name ? hits(name) : [] }), reject, signal }),
    );
  return { answerer, asked };
}

function start(
  hosted: Answerer | null,
  index: Answerer = async () => ({ hits: hits('embedded') }),
  isOffline = false,
) {
  const outcomes: Outcome[] = [];
  const searcher = new Searcher({ hosted, embedded: index, isOffline: () => isOffline });
  return { outcomes, searcher, search: () => searcher.search(question, (outcome) => outcomes.push(outcome)) };
}

const embedded = { question, by: 'embedded', groups: groups('embedded') };
const fromHost = (name: string) => ({ question, groups: groups(name), by: 'hosted', isFinal: true });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('Searcher', () => {
  it('asks the embedded index without a host, and while offline', async () => {
    const { answerer, asked } = manual();
    for (const { outcomes, search } of [start(null), start(answerer, undefined, true)]) {
      search();
      await settle();
      expect(outcomes).toEqual([{ ...embedded, isFinal: true }]);
    }
    expect(asked).toHaveLength(0);
  });

  it('reports the latest query only, and aborts the one before', async () => {
    const { answerer, asked } = manual();
    const { outcomes, search, searcher } = start(answerer);
    search();
    await settle();
    search();
    await settle();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    asked[1]?.resolve('new');
    asked[0]?.resolve('old');
    await settle();
    expect(outcomes).toEqual([fromHost('new')]);
    search();
    await settle();
    searcher.cancel();
    asked[2]?.resolve('late');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(outcomes).toHaveLength(1);
  });

  it('shows embedded results while a host takes longer than a quarter of a second, then those of the host', async () => {
    const { answerer, asked } = manual();
    const { outcomes, search } = start(answerer);
    search();
    await jest.advanceTimersByTimeAsync(249);
    expect(outcomes).toEqual([]);
    await jest.advanceTimersByTimeAsync(351);
    expect(outcomes).toEqual([{ ...embedded, isFinal: false }]);
    asked[0]?.resolve('host');
    await settle();
    expect(outcomes.slice(1)).toEqual([fromHost('host')]);
  });

  it('reports a failing host at once, then with the embedded results', async () => {
    const error = new Error('503');
    const { answerer, asked } = manual();
    const { outcomes, search } = start(() => Promise.reject(error), answerer);
    search();
    await settle();
    expect(outcomes).toEqual([{ ...embedded, error, groups: [], isFinal: false }]);
    asked[0]?.resolve('embedded');
    await settle();
    expect(outcomes.slice(1)).toEqual([{ ...embedded, error, isFinal: true }]);
  });

  it('treats hits without category as a failure of the host', async () => {
    const { outcomes, search } = start(async () => ({
      hits: hits('x').map((hit) => ({ ...hit, category: '' })),
    }));
    search();
    await settle();
    expect(outcomes.at(-1)).toMatchObject({ ...embedded, error: expect.any(Error) });
    expect(String(outcomes.at(-1)?.error)).toContain('lvl0');
  });

  it('gives up a silent host after five seconds, and asks it again with the next query', async () => {
    const { answerer, asked } = manual();
    const { outcomes, search } = start(answerer);
    search();
    await jest.advanceTimersByTimeAsync(4_999);
    expect(outcomes).toEqual([{ ...embedded, isFinal: false }]);
    await jest.advanceTimersByTimeAsync(1);
    expect(outcomes.at(-1)).toMatchObject({ ...embedded, error: expect.any(Error) });
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.resolve('late');
    await settle();
    expect(outcomes.at(-1)).toHaveProperty('error');
    search();
    await settle();
    asked[1]?.resolve('back');
    await settle();
    expect(outcomes.at(-1)).toEqual(fromHost('back'));
  });

  it('reports the error alone when both fail', async () => {
    const { outcomes, search } = start(
      () => Promise.reject(new Error('a')),
      () => Promise.reject(new Error('b')),
    );
    search();
    await settle();
    expect(outcomes.at(-1)).toMatchObject({ groups: [], error: new Error('a'), isFinal: true });
  });

  it('refreshes embedded results without asking a failed host again', async () => {
    const hosted = jest.fn<Promise<never>, []>(() => Promise.reject(new Error('503')));
    const answers = ['names', 'names and texts'];
    const { outcomes, search, searcher } = start(hosted, async () => ({ hits: hits(answers.shift() ?? '') }));
    search();
    await settle();
    searcher.refresh();
    await settle();
    expect(outcomes.map((outcome) => outcome.groups)).toEqual([
      [],
      groups('names'),
      groupHits([...hits('names'), ...hits('names and texts')]),
    ]);
    expect(hosted).toHaveBeenCalledTimes(1);
    searcher.cancel();
    searcher.refresh();
    await settle();
    expect(outcomes).toHaveLength(3);
  });
});

it('cleanQuery returns one short well-formed line for whatever is pasted', () => {
  for (const text of [...nasty, `\n${'a b '.repeat(3_000)}`, '\uDC00\uD800']) {
    const clean = cleanQuery(text);
    expect(clean.length).toBeLessThanOrEqual(200);
    expect(clean).not.toMatch(/[\n\u0000\u202E]/);
    expect(() => encodeURIComponent(clean)).not.toThrow();
  }
});
