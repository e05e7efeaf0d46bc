import { isInside } from '../site/is-inside';
import { normalisePath } from '../site/normalise-path';
import { baseOf, redirectRules, type RedirectRule } from './rules';

/** A page under its own address, an address that redirects, or an unknown one. */
export type Resolution =
  { kind: 'page'; path: string } | { kind: 'redirect'; to: string } | { kind: 'unknown' };

/**
 * Resolves a decoded path: `/fr/v1//Guides/index.html` → redirect to `/fr/v1/guides`. `pages` holds the paths of all pages
 * with their locale, `prefix` is the locale's path (`/fr`). The caller keeps query and hash.
 */
export function resolveAddress(path: string, pages: ReadonlySet<string>, prefix: string): Resolution {
  const bare = normalisePath(path);
  const page = findPage(bare, pages);
  if (page !== undefined) {
    const isCanonical = path === `${page}/` || (path === page && page !== prefix);
    return isCanonical ? { kind: 'page', path: page } : { kind: 'redirect', to: withHomeSlash(page, prefix) };
  }
  const target = findElsewhere(path, prefix) ?? findRedirect(bare, pages, prefix);
  return target === undefined ? { kind: 'unknown' } : { kind: 'redirect', to: target };
}

function findPage(path: string, pages: ReadonlySet<string>): string | undefined {
  if (pages.has(path)) return path;
  const lower = path.toLowerCase();
  for (const page of pages) {
    if (page.toLowerCase() === lower) return page;
  }
  return undefined;
}

/** The address on another site with its own ending: docs.rs finds `struct.App.html`, not `struct.App`. */
function findElsewhere(path: string, prefix: string): string | undefined {
  const asked = path.replace(/\/{2,}/g, '/');
  const target = isInside(asked.toLowerCase(), prefix.toLowerCase())
    ? applyRule(asked.slice(prefix.length))
    : undefined;
  return target?.startsWith('https:') ? target : undefined;
}

function findRedirect(path: string, pages: ReadonlySet<string>, prefix: string): string | undefined {
  if (!isInside(path.toLowerCase(), prefix.toLowerCase())) return undefined;
  let route = path.slice(prefix.length);
  // The target of a rule may be a former address too.
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

/** The first rule that takes an address without locale, also one at which a page exists. */
export function findRule(route: string, rules = redirectRules): RedirectRule | undefined {
  const lower = route.toLowerCase();
  return rules.find(({ from }) => {
    const base = baseOf(from);
    return lower === base || (base !== from && lower.startsWith(`${base}/`));
  });
}

function applyRule(route: string): string | undefined {
  const rule = findRule(route);
  if (!rule) return undefined;
  const { from, to, cutAt } = rule;
  const rest = route.slice(baseOf(from).length);
  const [kept = ''] = cutAt ? rest.split(cutAt) : [rest];
  return to.replace('/*', () => kept);
}

function withHomeSlash(page: string, prefix: string): string {
  return page === prefix ? `${prefix}/` : page;
}
