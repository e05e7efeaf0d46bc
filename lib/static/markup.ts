import { createHash } from 'node:crypto';

/**
 * Markup handed from the server components' module graph to the one that writes the HTML. The two do not share
 * modules, so the map hangs on the global object; it is never sent to a browser.
 */
const store = globalThis as typeof globalThis & { __staticMarkup?: Map<string, string> };

/** Keeps a piece of markup and returns its key (8 hexadecimal digits of its hash, so that builds are reproducible). */
export function keepMarkup(html: string): string {
  const key = createHash('sha256').update(html).digest('hex').slice(0, 8);
  (store.__staticMarkup ??= new Map()).set(key, html);
  return key;
}
