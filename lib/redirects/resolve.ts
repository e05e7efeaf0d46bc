import { normalisePath, trimSlash } from './normalise';
import { redirectRules } from './rules';

/** What an address is: a page as it stands, an address that leads to another one, or nothing known. */
export type Resolution =
  { kind: 'page'; path: string } | { kind: 'redirect'; to: string } | { kind: 'unknown' };

/**
 * One rule for every host, the development server and the browser's last resort. `pages` are the paths of all pages with
 * their locale (`/fr/v1/guides`); `prefix` is the locale's (`/fr`). Query and hash are the caller's to keep.
 * `/fr/v1//Guides/index.html` → redirect to `/fr/v1/guides`.
 */
export function resolveAddress(path: string, pages: ReadonlySet<string>, prefix: string): Resolution {
  const bare = normalisePath(path);
  const known = findPage(bare, pages);
  if (known !== undefined) {
    return known === trimSlash(path)
      ? { kind: 'page', path: known }
      : { kind: 'redirect', to: withHomeSlash(known, prefix) };
  }
  const target = findRedirect(bare, pages, prefix);
  return target === undefined ? { kind: 'unknown' } : { kind: 'redirect', to: target };
}

function findPage(path: string, pages: ReadonlySet<string>): string | undefined {
  if (pages.has(path)) return path;
  const lower = path.toLowerCase();
  for (const page of pages) if (page.toLowerCase() === lower) return page;
  return undefined;
}

function findRedirect(path: string, pages: ReadonlySet<string>, prefix: string): string | undefined {
  if (!`${path}/`.toLowerCase().startsWith(`${prefix}/`)) return undefined;
  let route = path.slice(prefix.length);
  // A rule may lead to another old address; a few steps are plenty.
  for (let step = 0; step < 4; step++) {
    const next = applyRule(route);
    if (next === undefined) return undefined;
    if (/^https?:/.test(next)) return next;
    const [target = '', hash] = next.split('#');
    const page = findPage(prefix + (target === '/' ? '' : target), pages);
    if (page !== undefined) return withHomeSlash(page, prefix) + (hash ? `#${hash}` : '');
    route = target;
  }
  return undefined;
}

function applyRule(route: string): string | undefined {
  for (const { from, to } of redirectRules) {
    const lower = route.toLowerCase();
    if (from.endsWith('/*')) {
      const base = from.slice(0, -2);
      if (lower === base || lower.startsWith(`${base}/`))
        return to.replace('/*', () => route.slice(base.length));
    } else if (lower === from) return to;
  }
  return undefined;
}

function withHomeSlash(page: string, prefix: string): string {
  return page === prefix ? `${prefix}/` : page;
}
