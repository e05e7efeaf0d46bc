import { fetchPage, parseAhead, takePage } from '@/components/navigation/pages';

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
