import { buildIndexFiles } from '@/lib/search/build/index-files';
import type { Segment } from '@/lib/search/types';
import { shardFile } from '@/lib/search/worker/catalogue';
import { SearchService } from '@/lib/search/worker/service';
import { records, synonyms } from './site.fixture';

const built = buildIndexFiles(records, synonyms, 40);
const addresses = {
  titles: '',
  texts: '/list',
  shards: '/texts/',
  pages: built.pages.map((_, page) => `/pages/${page}`),
};
const plain = (segments: Segment[] = []): string => segments.map(({ text }) => text).join('');

const shardsIn = (read: string[]): string[] => read.filter((address) => address.startsWith('/texts/'));

/** How long the file of a page and the list of the shards take, in ms. */
type Times = { page?: number; list?: number };

/** `broken`: which addresses cannot be read. */
function start({ page = 0, list = 0 }: Times = {}, broken?: RegExp) {
  const read: string[] = [];
  const onMore = jest.fn();
  const readFile = async (address: string): Promise<unknown> => {
    read.push(address);
    const [, kind = '', name] = address.split('/');
    const delays: Record<string, number> = { pages: page, list };
    const time = delays[kind] ?? 0;
    if (time > 0) await new Promise((resolve) => setTimeout(resolve, time));
    if (broken?.test(address)) throw new Error(`${address}: 404`);
    if (address === '/list') return built.texts.map(([start]) => start);
    return kind === 'texts'
      ? built.texts.find(([start]) => shardFile(start) === name)?.[1]
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
  it('answers from the names on a slow network, and loads the texts of its words when the query rests', async () => {
    const { ask, read, onMore } = start({ list: 200 });
    await jest.advanceTimersByTimeAsync(150);
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
    expect(shardsIn(read)).toEqual([]);
    await jest.advanceTimersByTimeAsync(300);
    const loaded = shardsIn(read);
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.length).toBeLessThan(built.texts.length);
    expect(onMore).toHaveBeenCalledTimes(1);
    await ask('fenetres multiples');
    await jest.advanceTimersByTimeAsync(300);
    expect(shardsIn(read)).toEqual(loaded);
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('answers from names and texts where the list of the shards has come fast, then reads the other pages', async () => {
    const { ask, read, onMore } = start();
    await ask('fenetres multiples');
    expect(shardsIn(read).length).toBeGreaterThan(0);
    await jest.advanceTimersByTimeAsync(300);
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('answers a misspelt query alike, whatever was asked before', async () => {
    const later = start();
    await later.ask('fenetres multiples');
    const hits = await later.ask('fnetres mutliples');
    expect(hits.length).toBeGreaterThan(0);
    expect(hits).toEqual(await start().ask('fnetres mutliples'));
  });

  it.each([/^.list|^.texts/, /^.texts/])(
    'indexes the texts of the pages where %s cannot be read',
    async (broken) => {
      const online = start();
      const offline = start({}, broken);
      for (const query of ['winget', 'deb', 'compilation windows']) {
        const hits = await online.ask(query);
        expect(hits.length).toBeGreaterThan(0);
        expect(await offline.ask(query)).toEqual(hits);
      }
      expect(new Set(offline.read.filter((address) => address.startsWith('/pages')))).toEqual(
        new Set(addresses.pages),
      );
    },
  );

  it('still answers by name when texts cannot be loaded, and has no more to tell', async () => {
    const { ask, onMore } = start({ page: 50 }, /./);
    const answer = ask('fenetres multiples');
    await jest.advanceTimersByTimeAsync(2_000);
    expect((await answer)[0]).toMatchObject({ href: '/fr/v1/guides/features/multiwindow', content: [] });
    expect(onMore).not.toHaveBeenCalled();
  });

  it('does not wait for late texts of pages, reports them, and reads each page once', async () => {
    const { ask, onMore, read } = start({ page: 50 });
    const answer = ask('fenetres multiples');
    await jest.advanceTimersByTimeAsync(20);
    expect((await answer)[0]?.content).toEqual([]);
    await jest.advanceTimersByTimeAsync(30);
    expect(onMore).toHaveBeenCalledTimes(1);
    const again = ask('fenetres multiples');
    await jest.advanceTimersByTimeAsync(20);
    expect(plain((await again)[0]?.content)).toContain('Page sur le sujet');
    const pages = read.filter((address) => address.startsWith('/pages'));
    expect(new Set(pages).size).toBe(pages.length);
  });
});
