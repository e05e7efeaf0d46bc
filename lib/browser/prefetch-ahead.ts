import { site } from '../site/config';

/** No further page is prefetched in a view that has received this many bytes: 80 kB with the largest page that may follow. */
const MAX_BYTES = 47_000;

/** Pages to which links of the text lead, per view. */
const MAX_TEXT_PAGES = 3;

/** The data of this page alone would be most of what a view may prefetch. */
const LARGEST_PAGE = '/v1/api/config';

/** How long to wait for a page before the next one, ms; a page that the router has already needs no request. */
const LONGEST_WAIT = 1000;

/**
 * Prefetches pages of this site one after the other with `prefetch`, which takes a path below the base path: the page after and before
 * the shown one, those two entries away in the sidebar, then those to which visible links of the text lead. Returns the function that
 * ends it.
 */
export function prefetchAhead(prefetch: (path: string) => void): () => void {
  let bytes = 0;
  let isBusy = false;
  let isStopped = false;
  let onPage = (): void => undefined;
  const seen = new Set<string>();
  const queue: string[] = [];

  const responses = new PerformanceObserver((list) => {
    for (const { name, encodedBodySize } of list.getEntries() as PerformanceResourceTiming[]) {
      if (!name.includes('_rsc=')) continue;
      bytes += encodedBodySize;
      if (name.includes('__PAGE__')) onPage();
    }
  });

  const pageCame = (): Promise<void> =>
    new Promise((resolve) => {
      onPage = resolve;
      setTimeout(resolve, LONGEST_WAIT);
    });

  const run = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (let page = queue.shift(); page !== undefined; page = queue.shift()) {
      if (isStopped || bytes > MAX_BYTES) break;
      const came = pageCame();
      prefetch(page);
      await came;
    }
    isBusy = false;
  };

  const add = (link: Element | null | undefined): void => {
    const page = link ? pathOfPage(link) : undefined;
    if (page === undefined || seen.has(page)) return;
    seen.add(page);
    queue.push(page);
    void run();
  };

  let textPages = 0;
  const links = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || textPages === MAX_TEXT_PAGES) continue;
      const before = seen.size;
      add(target);
      textPages += seen.size - before;
    }
  });

  responses.observe({ type: 'resource' });
  seen.add(location.pathname.slice(site.basePath.length));
  for (const rel of ['next', 'prev']) add(document.querySelector(`main a[rel="${rel}"]`));
  const sidebar = [...document.querySelectorAll('.sidebar a')].filter((link) => link.checkVisibility());
  const current = sidebar.findIndex((link) => link.ariaCurrent === 'page');
  if (current >= 0) for (const distance of [2, -2]) add(sidebar[current + distance]);
  for (const link of document.querySelectorAll('.prose a[href]')) links.observe(link);

  return () => {
    isStopped = true;
    responses.disconnect();
    links.disconnect();
  };
}

/** Path below the base path of the page that a link leads to; undefined for other sites, files and the largest page. */
function pathOfPage(link: Element): string | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target)
    return undefined;
  const { pathname } = link;
  const isPage = pathname.startsWith(`${site.basePath}/`) && !/\.\w+$/.test(pathname);
  return isPage && !pathname.endsWith(LARGEST_PAGE) ? pathname.slice(site.basePath.length) : undefined;
}
