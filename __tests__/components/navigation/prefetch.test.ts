import { startPrefetching, stopFetchingAhead, watchVisibleLinks } from '@/components/navigation/prefetch';

const hints = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map((link) =>
    link.getAttribute('href'),
  );

it('gives up what is under way, keeps what has come, and asks again for the rest later', () => {
  const nav = document.createElement('nav');
  for (const href of ['/fr/v1/guides', '/fr/blog'])
    nav.append(Object.assign(document.createElement('a'), { href }));
  document.body.append(nav);
  watchVisibleLinks(nav);
  expect(hints()).toEqual(['/fr/v1/guides', '/fr/blog']);
  document.head.querySelector('link[href="/fr/blog"]')?.dispatchEvent(new Event('load'));
  stopFetchingAhead();
  expect(hints()).toEqual(['/fr/blog']);
  watchVisibleLinks(nav);
  expect(hints()).toEqual(['/fr/blog', '/fr/v1/guides']);
});

it('parses ahead what is pointed at, but not once it is shown', async () => {
  jest.useFakeTimers();
  const html = '<!doctype html><main id="page"></main>';
  globalThis.fetch = jest.fn(async (path: string) => ({
    ok: true,
    url: new URL(path, location.href).href,
    headers: new Headers({ 'content-type': 'text/html' }),
    text: async () => html + path,
  })) as unknown as typeof fetch;
  const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
  const point = async (href: string): Promise<void> => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(0);
  };
  const stop = startPrefetching();
  await point('/fr/v1/guides/faq');
  document.dispatchEvent(new Event('page:shown'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(parse).not.toHaveBeenCalled();
  await point('/fr/v1/guides/faq');
  await jest.advanceTimersByTimeAsync(1000);
  expect(parse).toHaveBeenCalledTimes(1);
  stop();
  await point('/fr/v1/guides/debugging');
  expect(fetch).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
