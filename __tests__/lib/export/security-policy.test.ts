/** @jest-environment node */
import { inlineScripts } from '@/lib/export/inline-scripts';
import { addSecurityPolicy } from '@/lib/export/security-policy';

const name = 'fr/a.html';
const sidebarScript = inlineScripts().get('sidebar') ?? '';
const inline = (script: string) => `<html><head></head><body><script>${script}</script></body></html>`;

/** That it comes first and names what is inline is looked at on every page: e2e/safety.e2e.ts. */
describe('addSecurityPolicy', () => {
  it('lets the configured search host be called, and nothing else', () => {
    expect(addSecurityPolicy('<head></head>', { name, connect: ['https://search.example'] })).toContain(
      "connect-src 'self' https://search.example;",
    );
  });

  it.each(['alert(1)', ` ${sidebarScript}`, `${sidebarScript};alert(1)`, ''])(
    'stops at a page with a script of another hand: %j',
    (script) => {
      expect(() => addSecurityPolicy(inline(script), { name, connect: [] })).toThrow(
        /^fr\/a\.html: an inline script that is not one of the site's[\s\S]*\n {2}→ /,
      );
    },
  );
});
