import { loadScriptsLate } from '@/lib/export/late-scripts';

const page = (tail: string) =>
  `<html><head><link rel="preload" as="script" href="/_next/a.js"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>Texte</p>${tail}</body></html>`;

describe('loadScriptsLate', () => {
  it('leaves no script file in the markup and names each in the loader', () => {
    const html = loadScriptsLate(
      page('<script src="/_next/static/chunks/b.js" async=""></script>'),
      'x.html',
    );
    expect(html).not.toMatch(/<script src=/);
    expect(html).not.toContain('as="script"');
    expect(html).toContain('"a b".split(" ")');
    expect(html).not.toContain('old');
  });

  it('puts the inline scripts at the end together, in their order', () => {
    const html = loadScriptsLate(page('<script id="_R_">one()</script><script>two()</script>'), 'x.html');
    expect(html).toMatch(/<script>one\(\);two\(\);\(function/);
    expect(html.match(/<script>/g)).toHaveLength(1);
  });

  it('leaves pages that lead elsewhere alone', () => {
    const html = '<html><head><meta http-equiv="refresh" content="0"></head><body></body></html>';
    expect(loadScriptsLate(html, 'x.html')).toBe(html);
  });

  it('refuses a page whose scripts it does not find', () => {
    expect(() => loadScriptsLate('<html><body></body></html>', 'x.html')).toThrow(
      /x\.html: no script file found/,
    );
  });
});
