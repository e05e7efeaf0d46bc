/** @jest-environment node */
import { replaceScripts } from '@/lib/export/inline-scripts';

const data = '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"1:x"])</script>';
const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>';
const page = (tail: string, head = sheet): string =>
  `<html><head><meta charSet="utf-8"/>${head}<link rel="preload" as="script" href="/_next/a.js"/>` +
  `<script src="/_next/static/chunks/a.js" async=""></script></head><body><nav></nav>` +
  `<script data-inline="sidebar"></script><script type="application/ld+json">{"a":1}</script><p>Texte</p>${tail}</body></html>`;
const bundle = { folder: '/_next/static/live', entry: 'fr-1.js', imports: ['a-2.js', 'b-3.js'] };

describe('replaceScripts', () => {
  it.each([
    ['no script of Next', '<html><body></body></html>', /none of the known framework scripts/],
    ['data left behind', page('<script>var x=self.__next_f</script>'), /"__next_f" is left/],
    ['no style sheet', page(data, ''), /no style sheet/],
    ['two ends', page(`${data}</html>`), /does not end with one/],
    ['an unknown mark', page(`${data}<script data-inline="x"></script>`), /no inline script named x/],
  ])('stops at a page with %s, and names the file', (_, text, message) => {
    const run = (): string => replaceScripts(text, bundle, 'b.html');
    expect(run).toThrow(/^b\.html: /);
    expect(run).toThrow(message);
  });

  it('gives a page that leads elsewhere the loader only', () => {
    const small = `<html><head><meta http-equiv="refresh" content="0; url=/fr/"></head><body>${data}</body></html>`;
    expect(replaceScripts(small, bundle, 'd.html')).toMatch(/<\/head><body><script data-inline="loader"/);
  });
});
