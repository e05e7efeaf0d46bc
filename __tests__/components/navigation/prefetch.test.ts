import {
  cancelPrefetches,
  DocumentNeeded,
  startPrefetching,
  takePage,
  watchVisibleLinks,
} from '@/components/navigation/prefetch';
import { emit } from '@/lib/browser/events';

const hints = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map((link) =>
    link.getAttribute('href'),
  );

const links = (...paths: string[]): HTMLElement => {
  const nav = document.createElement('nav');
  for (const href of paths) nav.append(Object.assign(document.createElement('a'), { href }));
  document.body.append(nav);
  return nav;
};
describe('prefetching', () => {
  beforeAll(startPrefetching);

  it('fetches two pages for each page shown, each once', () => {
    watchVisibleLinks(links('/fr/a', '/fr/b', '/fr/b', '/fr/c', '/fr/d'));
    expect(hints()).toEqual(['/fr/a', '/fr/b']);
    emit('page:shown');
    watchVisibleLinks(links('/fr/b', '/fr/d'));
    expect(hints().slice(2)).toEqual(['/fr/d']);
  });

  it('cancels prefetches under way, keeps finished ones, and asks again for the rest later', () => {
    emit('page:shown');
    const nav = links('/fr/v1/guides', '/fr/blog');
    watchVisibleLinks(nav);
    document.head.querySelector('link[href="/fr/blog"]')?.dispatchEvent(new Event('load'));
    cancelPrefetches();
    expect(hints()).toEqual(['/fr/blog']);
    emit('page:shown');
    watchVisibleLinks(nav);
    expect(hints()).toEqual(['/fr/blog', '/fr/v1/guides']);
  });
});

describe('a page taken for navigation', () => {
  const page = (build = 'a'): string => `<!doctype html><html data-build="${build}"><main id="page"></main>`;
  const respond = (html: string, { status = 200, type = 'text/html', url = '' } = {}): void => {
    globalThis.fetch = jest.fn(async (path: string) => ({
      ok: status < 400,
      status,
      url: new URL(url || path, location.href).href,
      headers: new Headers({ 'content-type': type }),
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
    ['another content type', page(), { type: 'application/json' }],
    ['HTML of something else', '<p>Login</p>', {}],
  ])('is rejected, and requested again later: %s', async (_, html, response) => {
    respond(html, response);
    const url = fresh();
    await expect(takePage(url)).rejects.not.toThrow(DocumentNeeded);
    respond(page());
    await expect(takePage(url)).resolves.toBeInstanceOf(Document);
  });
});
