import { stopFetchingAhead, watchVisibleLinks } from '@/components/navigation/prefetch';

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
