import { buildIndexFiles } from '@/lib/search/build/index-files';
import type { Segment } from '@/lib/search/types';
import { partFile } from '@/lib/search/worker/catalogue';
import { SearchService } from '@/lib/search/worker/service';
import { glossary, records } from './site.fixture';

const built = buildIndexFiles(records, glossary, {}, 40);
const addresses = {
  titles: '',
  texts: '/list',
  parts: '/texts/',
  pages: built.pages.map((_, page) => `/pages/${page}`),
};
const plain = (segments: Segment[] = []): string => segments.map(({ text }) => text).join('');

const partsIn = (read: string[]): string[] => read.filter((address) => address.startsWith('/texts/'));

/** `time`: how long the file of a page takes, in ms. */
function start(broken = false, time = 0) {
  const read: string[] = [];
  const onMore = jest.fn();
  const readFile = async (address: string): Promise<unknown> => {
    read.push(address);
    if (time > 0 && address.startsWith('/pages')) await new Promise((resolve) => setTimeout(resolve, time));
    if (broken) throw new Error(`${address}: 404`);
    const { lengths, parts } = built.texts;
    if (address === '/list') return { lengths, starts: parts.map(([start]) => start) };
    const [, kind, name] = address.split('/');
    return kind === 'texts'
      ? parts.find(([start]) => partFile(start) === name)?.[1]
      : built.pages[Number(name)];
  };
  const service = new SearchService(built.titles, addresses, readFile, onMore);
  return {
    ask: (query: string, category?: string) => service.search(query, category).then(({ hits }) => hits),
    read,
    onMore,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('SearchService', () => {
  it('answers from the names first and loads the texts of its words when the query rests', async () => {
    const { ask, read, onMore } = start();
    const [hit] = await ask('fenetres multiples');
    expect(hit).toMatchObject({
      href: '/fr/v1/guides/features/multiwindow',
      category: 'Documentation',
      title: [
        { text: 'Fenêtres', mark: true },
        { text: ' ', mark: false },
        { text: 'multiples', mark: true },
      ],
    });
    expect(plain(hit?.content)).toContain('Page sur le sujet');
    expect(partsIn(read)).toEqual([]);
    await jest.advanceTimersByTimeAsync(300);
    const loaded = partsIn(read);
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.length).toBeLessThan(built.texts.parts.length);
    expect(onMore).toHaveBeenCalledTimes(1);
    await ask('fenetres multiples');
    await jest.advanceTimersByTimeAsync(300);
    expect(partsIn(read)).toEqual(loaded);
  });

  it('waits for the texts when no name answers', async () => {
    const { ask, read } = start();
    const [hit] = await ask('winget');
    expect(partsIn(read).length).toBeGreaterThan(0);
    expect(hit?.href).toBe('/fr/v1/guides/getting-started/prerequisites#windows');
  });

  it('limits the answer to a category', async () => {
    const hits = await start().ask('fenêtre', 'Configuration');
    expect(new Set(hits.map((hit) => hit.category))).toEqual(new Set(['Configuration']));
  });

  it('still answers by name when texts cannot be loaded, and has no more to tell', async () => {
    const { ask, onMore } = start(true, 50);
    const answer = ask('fenetres multiples');
    await jest.advanceTimersByTimeAsync(2_000);
    expect((await answer)[0]).toMatchObject({ href: '/fr/v1/guides/features/multiwindow', content: [] });
    expect(onMore).not.toHaveBeenCalled();
  });

  it('does not wait for late texts of pages, reports them, and reads each page once', async () => {
    const { ask, onMore, read } = start(false, 50);
    const answer = ask('fenetres multiples');
    await jest.advanceTimersByTimeAsync(20);
    expect((await answer)[0]?.content).toEqual([]);
    await jest.advanceTimersByTimeAsync(30);
    expect(onMore).toHaveBeenCalledTimes(1);
    expect(plain((await ask('fenetres multiples'))[0]?.content)).toContain('Page sur le sujet');
    const pages = read.filter((address) => address.startsWith('/pages'));
    expect(new Set(pages).size).toBe(pages.length);
  });
});
