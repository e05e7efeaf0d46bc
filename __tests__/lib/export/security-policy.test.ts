/** @jest-environment node */
import { createHash } from 'node:crypto';
import { addSecurityPolicy } from '@/lib/export/security-policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('addSecurityPolicy', () => {
  it('comes first in the head and names inline scripts and styles by their hashes', () => {
    const html = addSecurityPolicy(
      '<html><head><meta charSet="utf-8"/></head><body><script>a()</script><style>b{}</style></body></html>',
      { connect: [] },
    );
    expect(html).toMatch(/<head><meta http-equiv="Content-Security-Policy"/);
    expect(html).toContain(`script-src 'self' ${hash('a()')}`);
    expect(html).toContain(`style-src 'self' ${hash('b{}')}`);
    expect(html).not.toContain('unsafe');
  });

  it('does not name data blocks and files', () => {
    const html = addSecurityPolicy(
      '<html><head></head><body><script type="application/ld+json">{}</script><script src="/a.js"></script></body></html>',
      { connect: [] },
    );
    expect(html).toContain("script-src 'self';");
  });

  it('lets the configured search host be called, and nothing else', () => {
    expect(addSecurityPolicy('<head></head>', { connect: ['https://search.example'] })).toContain(
      "connect-src 'self' https://search.example;",
    );
  });
});
