import { normalisePath, trimSlash } from '@/lib/redirects/normalise';

/**
 * Hosts that know no rules also serve a page as `…/a.html`, `…/a/index.html`, `…//a` or, on some systems, in another
 * case. The address is then replaced by the page's own, without a history entry; query and hash stay.
 */
export function tidyAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  if (!canonical) return; // the not-found page
  const { pathname } = new URL(canonical);
  const own = trimSlash(pathname);
  const same = (path: string): boolean => path.toLowerCase() === own.toLowerCase();
  if (trimSlash(location.pathname) === own || !same(normalisePath(location.pathname))) return;
  history.replaceState(history.state, '', pathname + location.search + location.hash);
}
