import { fetchPage, pageKey, parseAhead, takePage } from '@/components/navigation/pages';

const url = new URL('/fr/v1/guides', location.href);
const html = '<!doctype html><title>Guides</title><main id="page"></main>';

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => ({
    ok: true,
    url: url.href,
    headers: new Headers({ 'content-type': 'text/html' }),
    text: async () => html,
  })) as unknown as typeof fetch;
});

describe('the key of a page', () => {
  const keyOf = (pathname: string): string => pageKey({ pathname } as URL);

  it('is its address without index, .html and slashes at the end, in every order of them', () => {
    const parts = ['/', '//', '/index', '.html', '/a', 'index', '/fr'];
    for (let number = 0; number < parts.length ** 4; number++) {
      const path = `/${[0, 1, 2, 3].map((place) => parts[Math.floor(number / parts.length ** place) % parts.length]).join('')}`;
      expect([path, keyOf(path)]).toEqual([path, path.replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/']);
    }
  });

  it('comes at once, however many slashes an address has', () => {
    const start = performance.now();
    expect(keyOf(`/fr${'/'.repeat(200_000)}a`)).toMatch(/a$/);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

it('gives out what was parsed ahead, once: its parts are moved into the document', async () => {
  const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
  parseAhead(await fetchPage(url));
  parseAhead(await fetchPage(url));
  const first = await takePage(url);
  expect(parse).toHaveBeenCalledTimes(1);
  expect(first.title).toBe('Guides');
  first.body.replaceChildren();
  const second = await takePage(url);
  expect(second).not.toBe(first);
  expect(second.getElementById('page')).not.toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('never gives out a page that was parsed for another address', async () => {
  parseAhead('<!doctype html><title>Another</title>');
  expect((await takePage(url)).title).toBe('Guides');
});
