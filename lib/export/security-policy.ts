import { createHash } from 'node:crypto';

type Options = {
  /** File of the page, for error messages. */
  name: string;
  /** Origins that pages may call, in addition to their own. */
  connect: string[];
  /** Style sheets that the router may add to the page, besides those in it. */
  styles?: string[];
};

/** Inserts a strict policy at the start of the head. Inline scripts and styles are allowed by their hashes. */
export function addSecurityPolicy(html: string, { name, connect, styles = [] }: Options): string {
  const ownScripts = findInline(html, /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g);
  const ownStyles = findInline(html, /<style([^>]*)>([\s\S]*?)<\/style>/g);
  // The router adds a sheet only if the page does not hold it.
  const otherStyles = styles.filter((sheet) => !ownStyles.some((own) => own.includes(sheet)));
  const policy = [
    "default-src 'none'",
    `script-src 'self'${hashesOf(ownScripts)}`,
    `style-src 'self'${hashesOf([...ownStyles, ...otherStyles])}`,
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

/** Content of the inline elements that a pattern finds; data blocks (JSON-LD), which are never run, excepted. */
function findInline(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap(([, attributes = '', content = '']) =>
    /type="application\/(?:ld\+)?json"/.test(attributes) ? [] : [content],
  );
}

function hashesOf(contents: string[]): string {
  const hashes = contents.map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
  return [...new Set(hashes)].map((hash) => ` ${hash}`).join('');
}
