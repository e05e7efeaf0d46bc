import { groupHits } from '@/lib/search/page/hits';
import { cleanQuery, Searcher, type Outcome } from '@/lib/search/page/searcher';
import type { Answerer, Hit } from '@/lib/search/types';
import { nasty } from '../../support/hostile-answers';

const question = { query: 'x', area: null, locale: 'fr' };
const hits = (name: string): Hit[] => [
  { id: name, href: '/', category: 'Blog', language: null, title: [], trail: [], content: [], preview: [] },
];
const groups = (...names: string[]) => groupHits(names.flatMap(hits));
const fromEmbedded = { question, by: 'embedded', groups: groups('embedded') };
const fromHost = (name: string) => ({ question, groups: groups(name), by: 'hosted', isFinal: true });

/** An answerer whose answers the test gives by hand. */
function manual() {
  const asked: { resolve: (name: string) => void; reject: (error: unknown) => void; signal: AbortSignal }[] =
    [];
  const answerer: Answerer = ({ signal }) =>
    new Promise((resolve, reject) =>
      asked.push({ resolve: (name) => resolve({ hits: hits(name) }), reject, signal }),
    );
  return { answerer, asked };
}

function start(hosted: Answerer | null, index?: Answerer, isOffline = false) {
  const outcomes: Outcome[] = [];
  const embedded = index ?? (async () => ({ hits: hits('embedded') }));
  const searcher = new Searcher({ hosted, embedded, isOffline: () => isOffline });
  return { outcomes, searcher, search: () => searcher.search(question, (next) => outcomes.push(next)) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

describe('Searcher', () => {
  it('asks the embedded index without a host, and while offline', async () => {
    const { answerer, asked } = manual();
    for (const { outcomes, search } of [start(null), start(answerer, undefined, true)]) {
      search();
      await pass();
      expect(outcomes).toEqual([{ ...fromEmbedded, isFinal: true }]);
    }
    expect(asked).toHaveLength(0);
  });

  it('reports the latest query only, and aborts the one before', async () => {
    const { answerer, asked } = manual();
    const { outcomes, search, searcher } = start(answerer);
    search();
    search();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    asked[1]?.resolve('new');
    asked[0]?.resolve('old');
    await pass();
    expect(outcomes).toEqual([fromHost('new')]);
    search();
    searcher.cancel();
    asked[2]?.resolve('late');
    await pass(10_000);
    expect(outcomes).toHaveLength(1);
  });

  it('shows embedded results while a host takes longer than a quarter of a second, then those of the host', async () => {
    const { answerer, asked } = manual();
    const { outcomes, search } = start(answerer);
    search();
    await pass(249);
    expect(outcomes).toEqual([]);
    await pass(1);
    expect(outcomes).toEqual([{ ...fromEmbedded, isFinal: false }]);
    asked[0]?.resolve('host');
    await pass();
    expect(outcomes.slice(1)).toEqual([fromHost('host')]);
  });

  it('reports a failing host at once, then with the embedded results, also with fuller ones', async () => {
    const error = new Error('503');
    const hosted = jest.fn<Promise<never>, []>(() => Promise.reject(error));
    const { answerer, asked } = manual();
    const { outcomes, search, searcher } = start(hosted, answerer);
    search();
    await pass();
    const failed = { question, by: 'embedded', error };
    expect(outcomes).toEqual([{ ...failed, groups: [], isFinal: false }]);
    asked[0]?.resolve('name');
    await pass();
    searcher.refresh();
    asked[1]?.resolve('text');
    await pass();
    expect(outcomes.slice(1)).toEqual([
      { ...failed, groups: groups('name'), isFinal: true },
      { ...failed, groups: groups('name', 'text'), isFinal: true },
    ]);
    expect(hosted).toHaveBeenCalledTimes(1);
    searcher.cancel();
    searcher.refresh();
    expect(asked).toHaveLength(2);
  });

  it('treats hits without category as a failure of the host', async () => {
    const { outcomes, search } = start(async () => ({
      hits: hits('x').map((hit) => ({ ...hit, category: '' })),
    }));
    search();
    await pass();
    expect(outcomes.at(-1)).toMatchObject(fromEmbedded);
    expect(String(outcomes.at(-1)?.error)).toContain('lvl0');
  });

  it('gives up a silent host after five seconds, and asks it again with the next query', async () => {
    const { answerer, asked } = manual();
    const { outcomes, search } = start(answerer);
    search();
    await pass(4_999);
    expect(outcomes).toEqual([{ ...fromEmbedded, isFinal: false }]);
    await pass(1);
    expect(outcomes.at(-1)).toMatchObject({ ...fromEmbedded, error: expect.any(Error), isFinal: true });
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.resolve('late');
    search();
    asked[1]?.resolve('back');
    await pass();
    expect(outcomes.at(-1)).toEqual(fromHost('back'));
  });

  it('reports the error of the host when both fail', async () => {
    const { outcomes, search } = start(
      () => Promise.reject(new Error('a')),
      () => Promise.reject(new Error('b')),
    );
    search();
    await pass();
    expect(outcomes.at(-1)).toMatchObject({ groups: [], error: new Error('a'), isFinal: true });
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

it.each([
  ['fenê\u00ADtre', 'fenêtre'],
  ['me\u200Bnu', 'menu'],
  ['app\u2060Window\u202F', 'appWindow'],
  ['deux\u00A0mots', 'deux mots'],
])('cleanQuery drops what is invisible inside of a word: %j', (text, clean) =>
  expect(cleanQuery(text)).toBe(clean),
);
