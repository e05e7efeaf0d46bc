import { cancelPrefetches, DocumentNeeded, prefetchNext, takePage } from '@/components/navigation/prefetch';

const links = (...paths: string[]): HTMLElement => {
  const nav = document.createElement('nav');
  for (const href of paths) nav.append(Object.assign(document.createElement('a'), { href }));
  document.body.append(nav);
  return nav;
};

describe('prefetching', () => {
  const hints = (): HTMLLinkElement[] => [...document.head.querySelectorAll('link')];
  const hinted = (): (string | null)[] => hints().map((hint) => hint.getAttribute('href'));
  const idle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 250));
  const asked: [string, RequestCache | undefined][] = [];

  beforeEach(() => {
    Element.prototype.checkVisibility ??= () => true;
    DOMTokenList.prototype.supports = () => true;
    asked.length = 0;
    globalThis.fetch = jest.fn(async (path: string, { cache }: RequestInit) => {
      asked.push([path, cache]);
      return { ok: true, url: new URL(path, location.href).href, text: async () => path };
    }) as unknown as typeof fetch;
  });

  it('hints at the parts of the two pages after the current one, each once, and reads them from the cache', async () => {
    const nav = links('/fr/a', '/fr/b', '/fr/c', '/fr/c#id', '/fr/d', '/fr/e');
    nav.children[1]?.setAttribute('aria-current', 'page');
    for (let time = 0; time < 2; time++) {
      prefetchNext(nav, new AbortController().signal);
      await idle();
    }
    expect(hinted()).toEqual(['/fr/c.part.txt', '/fr/d.part.txt']);
    hints().forEach((hint) => hint.dispatchEvent(new Event('load')));
    expect(hinted()).toEqual([]);
    for (const path of ['/fr/c', '/fr/e'])
      await takePage(new URL(path, location.href)).catch(() => undefined);
    expect(asked).toEqual([
      ['/fr/c.part.txt', 'force-cache'],
      ['/fr/e.part.txt', 'no-cache'],
    ]);
  });

  it('cancels those under way, and hints at them again later', async () => {
    const nav = links('/fr/v1/guides', '/fr/blog');
    prefetchNext(nav, new AbortController().signal);
    await idle();
    hints()[1]?.dispatchEvent(new Event('load'));
    cancelPrefetches();
    expect(hinted()).toEqual([]);
    prefetchNext(nav, new AbortController().signal);
    await idle();
    expect(hinted()).toEqual(['/fr/v1/guides.part.txt']);
    await takePage(new URL('/fr/blog', location.href)).catch(() => undefined);
    expect(asked).toEqual([['/fr/blog.part.txt', 'force-cache']]);
  });

  it('asks at once in a browser without hints', async () => {
    DOMTokenList.prototype.supports = () => false;
    prefetchNext(links('/fr/safari'), new AbortController().signal);
    await idle();
    expect(asked).toEqual([['/fr/safari.part.txt', 'no-cache']]);
  });
});

describe('a page taken for navigation', () => {
  const page = (build = 'a'): string => `<!doctype html><html data-build="${build}"><main id="page"></main>`;
  const respond = (html: string, { status = 200, url = '' } = {}): void => {
    globalThis.fetch = jest.fn(async (path: string) => ({
      ok: status < 400,
      status,
      url: new URL(url || path, location.href).href,
      text: async () => html,
    })) as unknown as typeof fetch;
  };
  let number = 0;
  const fresh = (): URL => new URL(`/fr/page-${number++}`, location.href);

  beforeAll(() => (document.documentElement.dataset.build = 'a'));

  it('is fetched once and parsed for each caller, whose nodes it becomes', async () => {
    respond(page());
    const url = fresh();
    const first = await takePage(url);
    first.body.replaceChildren();
    expect((await takePage(url)).getElementById('page')).not.toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another build', page('b'), {}],
    ['an unknown page', page(), { status: 404 }],
    ['a redirect to another page', page(), { url: '/fr/elsewhere' }],
  ])('must be loaded as a document: %s', async (_, html, response) => {
    respond(html, response);
    await expect(takePage(fresh())).rejects.toThrow(DocumentNeeded);
  });
});
