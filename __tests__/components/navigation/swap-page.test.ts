import { swapPage } from '@/components/navigation/swap-page';

const markup = (path: string, rest = ''): string =>
  `<aside class="announcement"><a href="https://v2.example${path}"></a></aside>
  <nav class="navbar">${rest}<a href="/fr/blog"></a><a href="/fr/v1" ${path === '/v1' ? 'aria-current="page"' : ''}></a>
  <a data-version="current" href="/fr${path}"></a><a hreflang="ko" href="/ko${path}"></a></nav>
  <div id="page"><main>${path}</main></div>`;

it('gives the links of the bars the addresses and marks of the next page, also among links of an extension', () => {
  document.body.innerHTML = markup('/blog', '<a href="https://extension.example"></a>');
  swapPage(new DOMParser().parseFromString(markup('/v1'), 'text/html'));
  expect(document.querySelector('main')?.textContent).toBe('/v1');
  const links = [...document.querySelectorAll('.announcement a, .navbar a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://v2.example/v1',
    'https://extension.example',
    ...['/fr/blog', '/fr/v1', '/fr/v1', '/ko/v1'],
  ]);
  expect(links.map((link) => link.ariaCurrent)).toEqual([null, null, null, 'page', null, null]);
});
