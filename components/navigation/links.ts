/** Address of a link that this site's own navigation may follow, or nothing when the browser should do it. */
export function internalTarget(link: HTMLAnchorElement | null): URL | undefined {
  if (!link || link.target || link.hasAttribute('download') || link.dataset.reload !== undefined)
    return undefined;
  const url = parse(link.href);
  const locale = document.documentElement.dataset.base ?? '/';
  if (!url || url.origin !== location.origin || !`${url.pathname}/`.startsWith(locale)) return undefined;
  return /\.(?!html$)\w+$/.test(url.pathname) ? undefined : url;
}

/**
 * True for an address that only differs from the current one in its hash. An empty query (`?`) counts as one: for the browser
 * `/page?#place` is another document than `/page`, which it would load.
 */
export function isSamePage(url: URL): boolean {
  return withoutHash(url.href) === withoutHash(location.href);
}

/** True on connections on which nothing may be fetched ahead. */
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
    return undefined; // not an address: the browser decides what to do with it
  }
}
