/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { caching, renderHeadersFile, renderNginxHeaders, securityHeaders } from '@/lib/export/host-headers';

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
    const all = Object.values(readRules(renderHeadersFile(''))).flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it('puts the base path before every pattern', () => {
    for (const pattern of Object.keys(readRules(renderHeadersFile('/docs'))))
      expect(pattern).toMatch(/^\/docs\//);
  });

  it('quotes the values for nginx, and sends them with error pages too', () => {
    const lines = renderNginxHeaders(caching.other);
    expect(lines).toContain('  add_header Cache-Control "no-cache" always;');
    for (const line of lines) expect(line).toMatch(/^ {2}add_header [\w-]+ "[^"$]+" always;$/);
  });

  it('is the list of vercel.json too', () => {
    const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    expect(headers[0]?.headers.map(({ key, value }) => [key, value])).toEqual(securityHeaders);
    const hashed = headers.find(({ source }) => source.startsWith('/_next/static/'));
    expect(hashed?.headers).toEqual([{ key: 'Cache-Control', value: caching.hashed }]);
  });
});
