import { createHash } from 'node:crypto';

type Options = {
  /** File of the page, for error messages. */
  name: string;
  /** Origins that pages may call, in addition to their own. */
  connect: string[];
};

/** Inserts a strict policy at the start of the head. The inline scripts and styles of the page are allowed by their hashes. */
export function addSecurityPolicy(html: string, { name, connect }: Options): string {
  const scripts = hashesOf(html, /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g);
  const styles = hashesOf(html, /<style([^>]*)>([\s\S]*?)<\/style>/g);
  const policy = [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    `style-src 'self'${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${connect.map((origin) => ` ${origin}`).join('')}`,
    // Samples run in frames with an empty document of this site, which has its own policy.
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    // The policy is in components/layout/trusted-types.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join(';');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  if (!html.includes('<head>'))
    throw new Error(`${name}: the page has no <head> to put the security policy in`);
  return html.replace('<head>', () => `<head>${meta}`);
}

function hashesOf(html: string, pattern: RegExp): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', content = ''] of html.matchAll(pattern)) {
    // Data blocks (JSON-LD) are never run.
    if (/type="application\/(?:ld\+)?json"/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  }
  return [...hashes].map((hash) => ` ${hash}`).join('');
}
