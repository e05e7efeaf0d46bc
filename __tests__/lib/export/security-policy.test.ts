/** @jest-environment node */
import { createHash } from 'node:crypto';
import { inlineScripts } from '@/lib/export/inline-scripts';
import { addSecurityPolicy } from '@/lib/export/security-policy';

const name = 'fr/a.html';
const sidebarScript = inlineScripts().get('sidebar') ?? '';
const inline = (script: string) => `<html><head></head><body><script>${script}</script></body></html>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('addSecurityPolicy', () => {
  it('comes first in the head and names inline scripts and styles by their hashes', () => {
    const html = addSecurityPolicy(
      '<html><head><meta charSet="utf-8"/></head><body><script>' +
        `${sidebarScript}</script><style>b{}</style></body></html>`,
      { name, connect: [] },
    );
    expect(html).toMatch(/<head><meta http-equiv="Content-Security-Policy"/);
    expect(html).toContain(`script-src 'self' ${hash(sidebarScript)}`);
    expect(html).toContain(`style-src 'self' ${hash('b{}')}`);
    expect(html).not.toContain('unsafe');
  });

  it('does not name data blocks and files', () => {
    const html = addSecurityPolicy(
      '<html><head></head><body><script type="application/ld+json">{}</script><script src="/a.js"></script></body></html>',
      { name, connect: [] },
    );
    expect(html).toContain("script-src 'self';");
  });

  it('lets the configured search host be called, and nothing else', () => {
    expect(addSecurityPolicy('<head></head>', { name, connect: ['https://search.example'] })).toContain(
      "connect-src 'self' https://search.example;",
    );
  });

  it.each([...inlineScripts()])('names the %s script', (_, script) => {
    expect(script.length).toBeGreaterThan(100);
    expect(addSecurityPolicy(inline(script), { name, connect: [] })).toContain(hash(script));
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
