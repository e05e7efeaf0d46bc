import { EmbeddedIndex } from '@/lib/search/embedded-index';
import { EmbeddedService } from '@/lib/search/embedded-service';
import { buildIndexFiles } from '@/lib/search/index-files';
import { glossary, records } from './site.fixture';

const built = buildIndexFiles(records, glossary);
const addresses = {
  titles: '/titles',
  texts: built.texts.map((_, part) => `/texts/${part}`),
  pages: built.pages.map((_, page) => `/pages/${page}`),
};

type Answer = {
  results: {
    hits: {
      url: string;
      content: string | null;
      hierarchy: Record<string, unknown>;
      _highlightResult: { hierarchy: { lvl1: { value: string } } };
    }[];
  }[];
};

/** `time`: how long a file of a page is on its way, in ms. */
function start(broken: (address: string) => boolean = () => false, time = 0) {
  const read: string[] = [];
  const onMore = jest.fn();
  const service = new EmbeddedService(async (address) => {
    read.push(address);
    if (time > 0 && address.startsWith('/pages')) await new Promise((resolve) => setTimeout(resolve, time));
    if (broken(address)) throw new Error(`${address}: 404`);
    if (address === '/titles') return built.titles;
    const [, kind, number] = address.split('/');
    return built[kind === 'texts' ? 'texts' : 'pages'][Number(number)];
  }, onMore);
  service.load(addresses);
  const ask = async (query: string, area?: string) =>
    (
      JSON.parse(
        await service.answer(
          JSON.stringify({
            requests: [{ query, ...(area ? { facetFilters: [`hierarchy.lvl0:${area}`] } : {}) }],
          }),
        ),
      ) as Answer
    ).results[0]?.hits ?? [];
  return { ask, read, onMore, prepare: (query: string) => service.prepare(query, undefined) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('EmbeddedService', () => {
  it('answers from the names first and fetches texts when nothing has been asked for a while', async () => {
    const { ask, read, onMore } = start();
    const [hit] = await ask('fenetres multiples');
    expect(hit).toMatchObject({
      url: '/fr/v1/guides/features/multiwindow',
      hierarchy: { lvl0: 'Documentation', lvl1: 'Fenêtres multiples' },
    });
    expect(hit?.content).toContain('Page sur le sujet');
    expect(read).not.toContain('/texts/0');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(read).toContain('/texts/0');
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('waits for the texts when no name answers', async () => {
    const { ask, read } = start();
    const [hit] = await ask('winget');
    expect(read).toContain('/texts/0');
    expect(hit?.url).toBe('/fr/v1/guides/getting-started/prerequisites#windows');
  });

  it('keeps to the category of the request', async () => {
    const { ask } = start();
    expect(
      (await ask('fenêtre', 'Configuration')).every((hit) => hit.hierarchy.lvl0 === 'Configuration'),
    ).toBe(true);
  });

  it('still answers by name when texts cannot be had', async () => {
    const { ask } = start((address) => address !== '/titles');
    const [hit] = await ask('fenetres multiples');
    expect(hit).toMatchObject({ url: '/fr/v1/guides/features/multiwindow', content: null });
  });

  it('fails without names, and tries again at the next question', async () => {
    let down = true;
    const { ask } = start((address) => down && address === '/titles');
    await expect(ask('fenêtre')).rejects.toThrow('/titles: 404');
    down = false;
    await expect(ask('fenêtre')).resolves.not.toHaveLength(0);
  });

  it('tells when texts of pages come late', async () => {
    const { ask, onMore } = start(undefined, 50);
    const answer = ask('fenetres multiples');
    await jest.advanceTimersByTimeAsync(20);
    expect((await answer)[0]?.content).toBeNull();
    await jest.advanceTimersByTimeAsync(30);
    expect(onMore).toHaveBeenCalledTimes(1);
    expect((await ask('fenetres multiples'))[0]?.content).toContain('Page sur le sujet');
  });

  it('has nothing to tell when texts of pages fail late: asking again would bring no more', async () => {
    const { ask, onMore } = start((address) => address.startsWith('/pages'), 50);
    void ask('fenetres multiples');
    await jest.advanceTimersByTimeAsync(100);
    expect(onMore).not.toHaveBeenCalled();
  });

  it('answers at once and in full what was prepared, and reads each page once', async () => {
    const { ask, read, onMore, prepare } = start(undefined, 50);
    void prepare('fenetres multiples');
    await jest.advanceTimersByTimeAsync(40);
    const answer = ask('fenetres multiples');
    await jest.advanceTimersByTimeAsync(10);
    expect((await answer)[0]?.content).toContain('Page sur le sujet');
    expect(onMore).not.toHaveBeenCalled();
    const pages = read.filter((address) => address.startsWith('/pages'));
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('looks up once what was prepared, and again what has more to it meanwhile', async () => {
    const lookUp = jest.spyOn(EmbeddedIndex.prototype, 'search');
    const { ask, prepare } = start();
    await prepare('fenetres multiples');
    await ask('fenetres multiples');
    expect(lookUp).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1_000); // the texts
    await ask('fenetres multiples');
    expect(lookUp).toHaveBeenCalledTimes(2);
    lookUp.mockRestore();
  });
});
