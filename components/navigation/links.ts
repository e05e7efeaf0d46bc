import { trimSlash } from '@/lib/redirects/normalise';

/** Returns the address of a link that in-place navigation handles, or undefined if the browser must follow it. */
export function internalTarget(link: HTMLAnchorElement | null): URL | undefined {
  if (!link || link.target || link.hasAttribute('download') || link.dataset.reload !== undefined)
    return undefined;
  const url = parse(link.href);
  const base = document.documentElement.dataset.base ?? '/';
  if (!url || url.origin !== location.origin || !`${url.pathname}/`.startsWith(base)) return undefined;
  return /\.(?!html$)\w+$/.test(url.pathname) ? undefined : url;
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
  return withoutHash(url.href) === withoutHash(location.href);
}

/** True if prefetching would cost the reader too much. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}

function withoutHash(href: string): string {
  return href.replace(/#.*/s, '');
}

function parse(href: string): URL | undefined {
  try {
    return new URL(href, location.href);
  } catch {
    return undefined; // not a valid address: leave it to the browser
  }
}
