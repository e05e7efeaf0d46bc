/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { forBrowsers } from '@/lib/export/browsers';
import {
  asksForMarkdown,
  caching,
  contentTypeOf,
  renderHeadersFile,
  securityHeaders,
} from '@/lib/export/host-headers';
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

/** e2e/safety.e2e.ts looks at the policy of every page. */
describe('the security policy', () => {
  const add = (html: string, connect: string[] = []): string =>
    addSecurityPolicy(html, { name: 'fr/a.html', connect });
  const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  test('lets the configured search host be called', () => {
    expect(add('<head></head>', ['https://search.example'])).toContain(
      "connect-src 'self' https://search.example;",
    );
  });

  test('comes first and names each inline script and style, but neither files nor data', () => {
    const page = add(
      '<html><head><style media="print">p{}</style></head><body><script id="x">alert(1)</script><script>alert(1)</script>' +
        '<script src="/a.js" async="">late</script><script type="application/ld+json">{}</script></body></html>',
    );
    expect(page).toMatch(
      /^<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none';/,
    );
    expect(page).toContain(`;script-src 'self' ${hashOf('alert(1)')};style-src 'self' ${hashOf('p{}')};`);
  });

  test('names the sheets that the router may add, unless the page holds them', () => {
    const options = { name: 'fr/a.html', connect: [], styles: ['p{}', 'a{}'] };
    expect(addSecurityPolicy('<head><style>p{}b{}</style></head>', options)).toContain(
      `;style-src 'self' ${hashOf('p{}b{}')} ${hashOf('a{}')};`,
    );
  });

  test('stops the build where it has no place', () => {
    expect(() => add('<html><body></body></html>')).toThrow(/^fr\/a\.html: the page has no <head>/);
  });
});

describe('headers for hosts', () => {
  test.each([
    ['fr/a.html', 'text/html'],
    ['a.unknown', ''],
    ['a.constructor', ''],
    ['LICENSE', ''],
  ])('%s has the content type "%s"', (name, type) => {
    expect(contentTypeOf(name)).toBe(type);
  });

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
    ['text/markdown;charset=utf-8;q=0', false],
    ['text/markdownish', false],
    // The order says nothing, the quality does.
    ['text/html;q=0, text/markdown', true],
    ['text/html;q=0.5, text/markdown', true],
    ['text/html;level=1;q=0.85,TEXT/MARKDOWN;Q=0.9', true],
    ['text/markdown;q=0.5, text/html', false],
    ['text/markdown;q=0.5, text/html;q=1.0', false],
    ['text/markdown;q=0.5, text/html;q=0.55', false],
    ['text/markdown;q=0.50, text/html;q=0.5', true],
    ['text/markdown;q=0.899, text/html;q=0.9', false],
    ['text/markdown;q=0.9, text/html;q=0.899', true],
    ['text/markdown, text/html, */*', true],
    ['text/html, text/markdown', true],
    ['text/html,application/xhtml+xml,*/*;q=0.8', false],
    ['', false],
  ])('Accept: %s → Markdown: %s', (accept, markdown) => expect(asksForMarkdown(accept)).toBe(markdown));

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
