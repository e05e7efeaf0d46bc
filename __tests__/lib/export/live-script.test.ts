import { firstPaintScript } from '@/lib/browser/first-paint';
import { replaceScripts } from '@/lib/export/live-script';

const data = '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"1:x"])</script>';
const firstPaint = `<script>${firstPaintScript()}</script>`;
const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>';
const page = (tail: string, body = firstPaint): string =>
  `<html><head><meta charSet="utf-8"/>${sheet}<link rel="preload" as="script" href="/_next/a.js"/>` +
  `<script src="/_next/static/chunks/a.js" async=""></script></head><body>${body}` +
  `<script type="application/ld+json">{"a":1}</script><p>Texte</p>${tail}</body></html>`;

const source = { folder: '/_next/static/live', entry: 'fr-1.js', imports: ['a-2.js', 'b-3.js'] };

describe('replaceScripts', () => {
  const html = replaceScripts(page(data), source, 'a.html');

  it('takes out the framework’s files, hints and data, and leaves the rest', () => {
    expect(html).not.toMatch(/__next_f|chunks\/a\.js|rel="preload"/);
    expect(html).toContain('<script type="application/ld+json">{"a":1}</script><p>Texte</p>');
  });

  it('ends with one script that asks for the site’s own and all it imports, at the same time, and keeps the last sign', () => {
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

  it('has the script of the first paint run before the style sheets have come', () => {
    expect(html).toContain(`<meta charSet="utf-8"/>${firstPaint}${sheet}</head><body><script type`);
    expect(html.split(firstPaint)).toHaveLength(2);
    expect(() => replaceScripts(page(data, ''), source, 'a.html')).toThrow(
      /^a\.html: the script of the first paint/,
    );
  });

  it('says which page has no such script', () => {
    expect(() => replaceScripts('<html><body></body></html>', source, 'b.html')).toThrow(/^b\.html: /);
  });

  it('says when data of the framework stay behind', () => {
    const other = page('<script>var x=self.__next_f</script>');
    expect(() => replaceScripts(other, source, 'c.html')).toThrow(/^c\.html: /);
  });

  it('leaves small pages that lead elsewhere alone', () => {
    const small = '<html><head><meta http-equiv="refresh" content="0; url=/fr/"></head><body></body></html>';
    expect(replaceScripts(small, source, 'd.html')).toBe(small);
    const withScripts = small.replace('</body>', `${data}</body>`);
    expect(replaceScripts(withScripts, source, 'd.html')).toMatch(
      /^<html><head><meta http-equiv="refresh"[^>]*><\/head><body><script>window/,
    );
  });
});
