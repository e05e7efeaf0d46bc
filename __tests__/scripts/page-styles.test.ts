/** @jest-environment node */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inlineStyles } from '@/scripts/postbuild/page-styles';
import { scratchFolder } from '../support/scratch';

const folder = scratchFolder('styles-');
const chunks = path.join(folder, '_next/static/chunks');
mkdirSync(chunks, { recursive: true });
const rules =
  '.doc{margin:0}.doc a:hover{color:red}.late{color:red}.code{color:green}html:not(.none) .doc{top:0}@keyframes in{to{top:0}}';
writeFileSync(
  path.join(chunks, 'a.css'),
  `@layer base{${rules}}@layer print{@media print{.doc{color:#000}}}@layer base,prose,print;@font-face{font-family:f;src:url(../media/f.woff2)}`,
);
const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const page = (main: string): string =>
  `<html><head>${sheet}</head><body><main class="doc">${main}</main></body></html>`;
const long = `<p>${'Texte. '.repeat(400)}</p>`;
const finish = (...pages: string[]): string[] => [
  ...inlineStyles(folder, new Map(pages.map((html, index) => [`${index}.html`, html]))).values(),
];
const styleOf = (html = ''): string => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
const restOf = (html = ''): string =>
  readFileSync(path.join(folder, /href="([^"]+\.css)"\/><\/body>/.exec(html)?.[1] ?? ''), 'utf8');

describe('the styles of a page', () => {
  it('are in the page for its first screen and in a sheet at its end otherwise, each rule once', () => {
    const [html] = finish(page(`<a href="/">Lien</a>${long}<p class="late">Texte</p>`));
    expect(html).toMatch(/^<html><head><style>.*<\/style><\/head><body>/s);
    const style = styleOf(html);
    expect(style).toMatch(/^@layer base,prose,print;/);
    expect(style).toContain('.doc{margin:0}');
    expect(style).toContain('html:not(.none) .doc');
    expect(style).toContain('src:url(/_next/static/media/f.woff2)');
    expect(style).not.toMatch(/hover|\.late|\.code|keyframes|color:#000/);
    const rest = restOf(html);
    for (const rule of ['.doc a:hover', '.late', '.code', '@keyframes in', '@media print'])
      expect(rest).toContain(rule);
    expect(rest).not.toMatch(/margin|font-face|:not/);
  });

  it('are the same for pages that begin alike', () => {
    const [one, other, code] = finish(
      page('<p class="late">Texte</p>'),
      page('<p>Texte</p>'),
      page('<p class="code">Texte</p>'),
    ).map(styleOf);
    expect(one).toContain('.late');
    expect(other).toBe(one);
    expect(code).not.toContain('.late');
    expect(code).toContain('.code');
  });

  it('stop the build at a page with several sheets, and leave a page that only leads elsewhere', () => {
    expect(() => finish(page(sheet))).toThrow(/^0\.html: the page has several style sheets/);
    const redirect =
      '<html><head><meta http-equiv="refresh" content="0; url=/fr/"/></head><body></body></html>';
    const before = readdirSync(chunks).length;
    expect(finish(redirect)).toEqual([redirect]);
    expect(readdirSync(chunks)).toHaveLength(before);
  });
});
