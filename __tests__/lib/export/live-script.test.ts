import { replaceScripts } from '@/lib/export/live-script';

const data = '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"1:x"])</script>';
const page = (tail: string): string =>
  '<html><head><link rel="preload" as="script" href="/_next/a.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script></head><body><script>firstPaint()</script>' +
  `<script type="application/ld+json">{"a":1}</script><p>Texte</p>${tail}</body></html>`;

describe('replaceScripts', () => {
  const html = replaceScripts(page(data), '/_next/static/live/fr-1.js', 'a.html');

  it('takes out the framework’s files, hints and data, and leaves the rest', () => {
    expect(html).not.toMatch(/__next_f|chunks\/a\.js|rel="preload"/);
    expect(html).toContain('<script>firstPaint()</script>');
    expect(html).toContain('<script type="application/ld+json">{"a":1}</script><p>Texte</p>');
  });

  it('ends with one script that asks for the site’s own', () => {
    expect(html.match(/<script>[^<]*live\/fr-1\.js[^<]*<\/script><\/body>/)).not.toBeNull();
  });

  it('says which page has no such script', () => {
    expect(() => replaceScripts('<html><body></body></html>', '/a.js', 'b.html')).toThrow(/^b\.html: /);
  });

  it('says when data of the framework stay behind', () => {
    const other = page('<script>var x=self.__next_f</script>');
    expect(() => replaceScripts(other, '/a.js', 'c.html')).toThrow(/^c\.html: /);
  });

  it('leaves small pages that lead elsewhere alone', () => {
    const small = '<html><head><meta http-equiv="refresh" content="0; url=/fr/"></head><body></body></html>';
    expect(replaceScripts(small, '/a.js', 'd.html')).toBe(small);
  });
});
