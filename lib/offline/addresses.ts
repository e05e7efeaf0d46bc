import { normalisePath, trimSlash } from '../site/normalise-path';
import { resolveAddress, type Resolution } from '../redirects/resolve';
import { decode } from '../text/decode';

/**
 * Resolves every spelling of an address (bare, trailing slash, `.html`, `/index.html`) to its one entry. Former addresses redirect, and
 * those in another letter case, which the page cannot correct itself. `prefix` is the locale's path (`/fr`), whose home page is listed with
 * a slash.
 */
export function findPageAddress(path: string, pages: ReadonlySet<string>, prefix: string): Resolution {
  const decoded = decode(path);
  const found = resolveAddress(decoded, pages, prefix);
  if (found.kind === 'unknown') return found;
  const target = trimSlash(found.kind === 'page' ? found.path : found.to.replace(/[?#].*/s, ''));
  // A redirect to another spelling of the same page is the page itself.
  if (found.kind === 'redirect' && target !== normalisePath(decoded)) return found;
  return { kind: 'page', path: target === prefix ? `${prefix}/` : target };
}
