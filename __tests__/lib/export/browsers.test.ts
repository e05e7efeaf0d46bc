/** @jest-environment node */
import { transformSync } from 'esbuild';
import { forBrowsers } from '@/lib/export/browsers';

const oldest = { ...forBrowsers, logLevel: 'silent' } as const;

describe('scripts for the oldest supported browsers', () => {
  it('name each browser with a version', () => {
    expect(forBrowsers.target.length).toBeGreaterThan(0);
    for (const name of forBrowsers.target) expect(name).toMatch(/^(?:chrome|edge|firefox|safari|ios)\d/);
  });

  it('are rewritten where the syntax is newer, and refused where a regular expression is', () => {
    expect(transformSync('using file = open()', oldest).code).not.toMatch(/^using/m);
    expect(transformSync(String.raw`/(?<=\p{Lu})a/u`, oldest).code).toMatch(/^\/\(/);
    expect(() => transformSync('/[a--b]/v', { ...oldest, target: ['safari16.4'] })).toThrow(
      /\[?unsupported|not available/,
    );
  });
});
