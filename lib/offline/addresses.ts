import { normalisePath } from '../redirects/normalise';
import { resolveAddress } from '../redirects/resolve';

/** Where a request for a page leads: a listed page, another address, or nowhere known. */
export type PageAddress =
  { kind: 'page'; path: string } | { kind: 'redirect'; to: string } | { kind: 'unknown' };

/**
 * One entry answers at every form of its address: bare, with a slash, `.html`, `/index.html`, wrong case. Only old addresses
 * redirect, since their text lives elsewhere. `prefix` is the locale's path (`/fr`), whose own page is listed with a slash.
 */
export function findPageAddress(path: string, pages: ReadonlySet<string>, prefix: string): PageAddress {
  const decoded = decode(path);
  const bare = normalisePath(decoded);
  if (pages.has(bare)) return { kind: 'page', path: withHomeSlash(bare, prefix) };
  const found = resolveAddress(decoded, pages, prefix);
  if (found.kind !== 'redirect')
    return found.kind === 'page' ? { kind: 'page', path: withHomeSlash(found.path, prefix) } : found;
  const target = found.to.replace(/[?#].*/s, '').replace(/(?<=.)\/$/, '');
  return target.toLowerCase() === bare.toLowerCase()
    ? { kind: 'page', path: withHomeSlash(target, prefix) }
    : found;
}

function withHomeSlash(path: string, prefix: string): string {
  return path === prefix ? `${prefix}/` : path;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // not a valid encoding: no page has such an address
  }
}
