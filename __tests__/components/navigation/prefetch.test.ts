import { cancelPrefetches, DocumentNeeded, prefetchNext, takePage } from '@/components/navigation/prefetch';

const links = (...paths: string[]): HTMLElement => {
  const nav = document.createElement('nav');
  for (const href of paths) nav.append(Object.assign(document.createElement('a'), { href }));
  document.body.append(nav);
  return nav;
};

describe('prefetching', () => {
  const asked: string[] = [];
  const aborted: string[] = [];
  const idle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 250));

  beforeEach(() => {
    Element.prototype.checkVisibility ??= () => true;
    asked.length = 0;
    globalThis.fetch = jest.fn((path: string, { signal }: RequestInit) => {
      asked.push(path);
      signal?.addEventListener('abort', () => aborted.push(path));
      return new Promise<Response>((_, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    }) as unknown as typeof fetch;
  });

  it('fetches the parts of the two pages after the current one, each once', async () => {
    const nav = links('/fr/a', '/fr/b', '/fr/c', '/fr/c#id', '/fr/d', '/fr/e');
    nav.children[1]?.setAttribute('aria-current', 'page');
    prefetchNext(nav);
    await idle();
    expect(asked).toEqual(['/fr/c.part.txt', '/fr/d.part.txt']);
    prefetchNext(nav);
    await idle();
    expect(asked).toHaveLength(2);
  });

  it('cancels those under way, except what the reader waits for, and asks for them again later', async () => {
    const nav = links('/fr/v1/guides', '/fr/blog');
    prefetchNext(nav);
    await idle();
    void takePage(new URL('/fr/blog', location.href));
    cancelPrefetches();
    expect(aborted).toContain('/fr/v1/guides.part.txt');
    expect(aborted).not.toContain('/fr/blog.part.txt');
    await idle();
    prefetchNext(nav);
    await idle();
    expect(asked).toEqual(['/fr/v1/guides.part.txt', '/fr/blog.part.txt', '/fr/v1/guides.part.txt']);
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

  it.each([
    ['an error', page(), { status: 500 }],
    ['something else than a page', '{}', {}],
    ['HTML of something else', '<p>Login</p>', {}],
  ])('is rejected, and requested again later: %s', async (_, html, response) => {
    respond(html, response);
    const url = fresh();
    await expect(takePage(url)).rejects.not.toThrow(DocumentNeeded);
    respond(page());
    await expect(takePage(url)).resolves.toBeInstanceOf(Document);
  });
});
