import { trimSlash } from '@/lib/redirects/normalise';

/** Returns the address of a link that in-place navigation handles, or undefined if the browser must follow it. */
export function internalTarget(link: HTMLAnchorElement | null): URL | undefined {
  if (!link || link.target || link.hasAttribute('download') || link.dataset.reload !== undefined)
    return undefined;
  const { origin, pathname } = link; // empty if the address is not valid
  const { base = '/' } = document.documentElement.dataset;
  const isInternal =
    origin === location.origin && `${pathname}/`.startsWith(base) && !/\.(?!html$)\w+$/.test(pathname);
  return isInternal ? new URL(link.href) : undefined;
}

/** Returns the path without `index`, `.html` and trailing slash: two addresses with the same key show the same page. */
export function pageKey({ pathname }: Pick<URL, 'pathname'>): string {
  return trimSlash(pathname).replace(/(?:\/index)?(?:\.html)?$/, '') || '/';
}

/**
 * True if an address differs from the current one in its hash only. An empty query counts as a difference: for the browser
 * `/page?#id` is another document than `/page`.
 */
export function isSamePage(url: URL): boolean {
  return url.href.split('#')[0] === location.href.split('#')[0];
}

/** True if prefetching would cost the reader too much. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}
