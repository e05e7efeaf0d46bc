/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { forBrowsers } from '@/lib/export/browsers';
import { acceptsMarkdown, caching, renderHeadersFile, securityHeaders } from '@/lib/export/host-headers';
import { inlineScripts, replaceScripts } from '@/lib/export/inline-scripts';
import { replaceStyleSheets } from '@/lib/export/next-output';
import { addSecurityPolicy } from '@/lib/export/security-policy';

describe('scripts for the oldest supported browsers', () => {
  const oldest = { ...forBrowsers, logLevel: 'silent' } as const;

  test('name each browser with a version', () => {
    for (const name of forBrowsers.target) expect(name).toMatch(/^(?:chrome|edge|firefox|safari|ios)\d/);
  });

  test('are rewritten where the syntax is newer, and refused where a regular expression is', () => {
    expect(transformSync('using file = open()', oldest).code).not.toMatch(/^using/m);
    expect(transformSync(String.raw`/(?<=\p{Lu})a/u`, oldest).code).toMatch(/^\/\(/);
    expect(() => transformSync('/[a--b]/v', { ...oldest, target: ['safari16.4'] })).toThrow(/not available/);
  });
});

describe('a page as Next writes it', () => {
  const data = '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"1:x"])</script>';
  const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>';
  const page = (tail: string, head = sheet): string =>
    `<html><head><meta charSet="utf-8"/>${head}<link rel="preload" as="script" href="/_next/a.js"/>` +
    `<script src="/_next/static/chunks/a.js" async=""></script></head><body><nav></nav>` +
    `<script data-inline="sidebar"></script><script type="application/ld+json">{"a":1}</script>${tail}</body></html>`;
  const bundle = { folder: '/_next/static/live', entry: 'fr-1.js', imports: ['a-2.js', 'b-3.js'] };

  test.each([
    ['no script of Next', '<html><body></body></html>', /none of the known framework scripts/],
    ['data left behind', page('<script>var x=self.__next_f</script>'), /"__next_f" is left/],
    ['no style sheet', page(data, ''), /no style sheet/],
    ['two ends', page(`${data}</html>`), /does not end with one/],
    ['an unknown mark', page(`${data}<script data-inline="x"></script>`), /no inline script named x/],
  ])('stops the build if it has %s, and names the file', (_, text, message) => {
    const run = (): string => replaceScripts(text, bundle, 'b.html');
    expect(run).toThrow(/^b\.html: /);
    expect(run).toThrow(message);
  });

  test('has the same head, wherever React has put its hints', () => {
    const [mark, hint] = [
      '<meta name="next-size-adjust" content=""/>',
      '<link rel="expect" href="#banner"/>',
    ];
    const [early, late] = [mark + hint + sheet, sheet + hint + mark].map((head) =>
      replaceScripts(page(data, `${head}<title>T</title>`), bundle, 'a.html'),
    );
    const other = replaceScripts(page(data, `${sheet}<title>T</title>${hint}${mark}`), bundle, 'a.html');
    expect([early, late]).toEqual([other, other]);
    expect(other).toContain(`<title>T</title>${hint}</head>`);
  });

  test('has every style sheet replaced', () => {
    const head = sheet + sheet.replace('a.css', 'b.css');
    expect(replaceStyleSheets(head, 'a.html', (href) => `<style>${href}</style>`)).toBe(
      '<style>/_next/static/chunks/a.css</style><style>/_next/static/chunks/b.css</style>',
    );
  });

  test('gets the loader only, and needs no style sheet, if it leads elsewhere', () => {
    const refresh = '<meta http-equiv="refresh" content="0; url=/fr/">';
    const small = replaceScripts(
      `<html><head>${refresh}</head><body>${data}</body></html>`,
      bundle,
      'd.html',
    );
    expect(small).toMatch(/<\/head><body><script data-inline="loader"/);
    expect(replaceStyleSheets(small, 'd.html', String)).toBe(small);
  });
});

/** e2e/safety.e2e.ts looks at the policy of every page. */
describe('the security policy', () => {
  const sidebarScript = inlineScripts().get('sidebar') ?? '';

  test('lets the configured search host be called', () => {
    const options = { name: 'a.html', connect: ['https://search.example'] };
    expect(addSecurityPolicy('<head></head>', options)).toContain(
      "connect-src 'self' https://search.example;",
    );
  });

  test.each(['alert(1)', ` ${sidebarScript}`, `${sidebarScript};alert(1)`, ''])(
    'stops at a foreign script: %j',
    (script) => {
      const page = `<html><head></head><body><script>${script}</script></body></html>`;
      expect(() => addSecurityPolicy(page, { name: 'fr/a.html', connect: [] })).toThrow(
        /^fr\/a\.html: an inline script that is not one of the site's[\s\S]*\n {2}→ /,
      );
    },
  );
});

describe('headers for hosts', () => {
  /** Names of the headers in `_headers` by pattern. */
  const readRules = (base: string): [pattern: string, names: string[]][] =>
    renderHeadersFile(base)
      .split(/\n(?=\/)/)
      .map((rule) => rule.trim().split(/\n\s*/))
      .map(([pattern = '', ...lines]) => [pattern, lines.map((line) => line.split(': ')[0] ?? '')]);

  test('of _headers: no name under two patterns that meet, because hosts join their values', () => {
    const [[everywhere, names] = ['', []], ...others] = readRules('/docs');
    expect([everywhere, names]).toEqual(['/docs/*', securityHeaders.map(([name]) => name)]);
    for (const [pattern, own] of others) {
      expect(pattern).toMatch(/^\/docs\//);
      expect(own.filter((name) => names.includes(name))).toEqual([]);
    }
  });

  test.each([
    ['text/markdown', true],
    ['text/markdown, text/html;q=0.5', true],
    ['text/plain;q=0.9, text/markdown;q=0.8, */*', true],
    ['text/html, text/markdown;q=0.5', false],
    ['text/markdown;q=0, text/html', false],
    ['text/markdown;q=0.0', false],
    ['text/html,application/xhtml+xml,*/*;q=0.8', false],
    ['', false],
  ])('Accept: %s → Markdown: %s', (accept, markdown) =>
    expect(new RegExp(acceptsMarkdown, 'i').test(accept)).toBe(markdown),
  );

  const vercel = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
    trailingSlash?: boolean;
    redirects: { source: string; destination: string }[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };

  test('are those of vercel.json too', () => {
    const [all, ...others] = vercel.headers;
    expect(all?.headers.map(({ key, value }) => [key, value])).toEqual(securityHeaders);
    const hashed = others.find(({ source }) => source.startsWith('/_next/static/'));
    expect(hashed?.headers).toEqual([{ key: 'Cache-Control', value: caching.hashed }]);
  });

  test('Vercel keeps the home page in the scope of the worker: /fr leads to /fr/, and nothing leads back', () => {
    expect(vercel.redirects).toContainEqual(expect.objectContaining({ source: '/fr', destination: '/fr/' }));
    // `false` would redirect /fr/ to /fr: a loop, outside of the scope of /fr/sw.js.
    expect(vercel.trailingSlash).toBeUndefined();
  });

  test('Vercel runs nothing beside the export', () => {
    const ignored = readFileSync('.vercelignore', 'utf8').split('\n');
    const run = ['middleware.ts', 'middleware.js', 'api'].filter((name) => existsSync(name));
    expect(run.filter((name) => !ignored.includes(name))).toEqual([]);
  });
});
