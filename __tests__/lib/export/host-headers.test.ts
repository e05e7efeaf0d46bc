/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { acceptsMarkdown, caching, renderHeadersFile, securityHeaders } from '@/lib/export/host-headers';

/** Rules of a `_headers` file: `{ '/*': ['X-A', …] }`. */
function readRules(text: string): Record<string, string[]> {
  const rules: Record<string, string[]> = {};
  let pattern = '';
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('/')) rules[(pattern = line)] = [];
    else rules[pattern]?.push(line.trim().split(': ')[0] ?? '');
  }
  return rules;
}

describe('headers for hosts', () => {
  it('allows no frame, no type guessing and no device by every answer', () => {
    const names = securityHeaders.map(([name]) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'Content-Security-Policy',
        'X-Content-Type-Options',
        'Referrer-Policy',
        'Strict-Transport-Security',
        'Cross-Origin-Opener-Policy',
        'Cross-Origin-Resource-Policy',
        'Permissions-Policy',
      ]),
    );
    expect(readRules(renderHeadersFile(''))['/*']).toEqual(names);
  });

  it('names no header under two patterns of _headers that meet: hosts would join their values', () => {
    const { '/*': everywhere = [], ...others } = readRules(renderHeadersFile(''));
    for (const names of Object.values(others))
      expect(names.filter((name) => everywhere.includes(name))).toEqual([]);
  });

  it('puts the base path before every pattern', () => {
    for (const pattern of Object.keys(readRules(renderHeadersFile('/docs'))))
      expect(pattern).toMatch(/^\/docs\//);
  });

  it.each([
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

  it('is the list of vercel.json too', () => {
    const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    expect(headers[0]?.headers.map(({ key, value }) => [key, value])).toEqual(securityHeaders);
    const hashed = headers.find(({ source }) => source.startsWith('/_next/static/'));
    expect(hashed?.headers).toEqual([{ key: 'Cache-Control', value: caching.hashed }]);
  });
});
