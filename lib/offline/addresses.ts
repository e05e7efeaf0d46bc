import { partEnding } from '../browser/page-part';
import { normalisePath } from '../redirects/normalise';
import { resolveAddress } from '../redirects/resolve';
import { decode } from '../text/decode';

/** What a requested path leads to. */
type PageAddress = { kind: 'page'; path: string } | { kind: 'redirect'; to: string } | { kind: 'unknown' };

/**
 * Resolves every spelling of an address (bare, trailing slash, `.html`, `/index.html`, wrong case) to its one entry, and that of a
 * part to its whole page, the only form in the copy. Only former addresses redirect. `prefix` is the locale's path (`/fr`), whose home page is listed with a slash.
 */
export function findPageAddress(path: string, pages: ReadonlySet<string>, prefix: string): PageAddress {
  const decoded = decode(path.replace(partEnding, ''));
  const bare = normalisePath(decoded);
  const toPage = (page: string): PageAddress => ({
    kind: 'page',
    path: page === prefix ? `${prefix}/` : page,
  });
  if (pages.has(bare)) return toPage(bare);
  const found = resolveAddress(decoded, pages, prefix);
  if (found.kind !== 'redirect') return found.kind === 'page' ? toPage(found.path) : found;
  const target = found.to.replace(/[?#].*/s, '').replace(/(?<=.)\/$/, '');
  return target.toLowerCase() === bare.toLowerCase() ? toPage(target) : found;
}
