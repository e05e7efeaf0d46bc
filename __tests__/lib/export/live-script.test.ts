import { firstPaintScript } from '@/lib/browser/first-paint';
import { addLoader } from '@/lib/export/live-script';
import { moveBeforeStyles, removeFrameworkScripts } from '@/lib/export/next-output';

const data = '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"1:x"])</script>';
const firstPaint = `<script>${firstPaintScript()}</script>`;
const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>';
const page = (tail: string, body = firstPaint): string =>
  `<html><head><meta charSet="utf-8"/>${sheet}<link rel="preload" as="script" href="/_next/a.js"/>` +
  `<script src="/_next/static/chunks/a.js" async=""></script></head><body>${body}` +
  `<script type="application/ld+json">{"a":1}</script><p>Texte</p>${tail}</body></html>`;

const source = { folder: '/_next/static/live', entry: 'fr-1.js', imports: ['a-2.js', 'b-3.js'] };

describe('removeFrameworkScripts', () => {
  it('removes the files, hints and data of Next, and nothing else', () => {
    const html = removeFrameworkScripts(page(data), 'a.html');
    expect(html).not.toMatch(/__next_f|chunks\/a\.js|rel="preload"/);
    expect(html).toContain('<script type="application/ld+json">{"a":1}</script><p>Texte</p>');
  });

  it.each([
    ['no known script', '<html><body></body></html>', 'none of the known framework scripts'],
    ['other data', page('<script>var x=self.__next_f</script>'), '"__next_f" is left'],
    ['two ends', `${page(data)}</html>`, 'does not end with one </html>'],
  ])('names the page and what has changed: %s', (_, html, what) => {
    expect(() => removeFrameworkScripts(html, 'b.html')).toThrow(new RegExp(`^b\\.html: .*${what}`));
  });
});

describe('moveBeforeStyles', () => {
  it('moves the first-paint script in front of the style sheets', () => {
    const html = moveBeforeStyles(page(data), firstPaint, 'a.html');
    expect(html).toContain(`<meta charSet="utf-8"/>${firstPaint}${sheet}`);
    expect(html.split(firstPaint)).toHaveLength(2);
  });

  it('stops at a page with style sheets but without the script, or the other way round', () => {
    const message = /^a\.html: no style sheet is followed by the first-paint script/;
    expect(() => moveBeforeStyles(page(data, ''), firstPaint, 'a.html')).toThrow(message);
    expect(() => moveBeforeStyles(page(data).replace(sheet, ''), firstPaint, 'a.html')).toThrow(message);
  });

  it('leaves a page without both as it is', () => {
    const small = '<html><head><meta http-equiv="refresh" content="0; url=/fr/"></head><body></body></html>';
    expect(moveBeforeStyles(small, firstPaint, 'd.html')).toBe(small);
  });
});

test('addLoader loads the entry and its imports at the first event, and keeps the last event before they come', () => {
  const html = addLoader('<html><head></head><body></body></html>', source);
  const [, script = ''] = /.*<script>(.*?)<\/script><\/body>/s.exec(html) ?? [];
  const added: Record<string, string>[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const page = {
    createElement: (name: string) => ({ name }),
    head: { appendChild: (element: Record<string, string>) => added.push(element) },
  };
  const window: Record<string, unknown> = {
    addEventListener: (name: string, listener: () => void) => (listeners[name] = listener),
  };
  new Function('window', 'document', 'trustedTypes', script)(window, page, undefined);
  expect(added).toEqual([]);
  listeners.pointerdown?.({ type: 'pointerdown' });
  listeners.keydown?.({ type: 'keydown' });
  expect(window.lastSign).toEqual({ type: 'keydown' });
  window.loadFiles = () => undefined; // the scripts are there
  listeners.click?.({ type: 'click' });
  expect(window.lastSign).toEqual({ type: 'keydown' });
  expect(added).toEqual([
    { name: 'link', rel: 'modulepreload', href: '/_next/static/live/a-2.js' },
    { name: 'link', rel: 'modulepreload', href: '/_next/static/live/b-3.js' },
    { name: 'script', type: 'module', src: '/_next/static/live/fr-1.js' },
  ]);
});
