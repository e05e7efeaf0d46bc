import { site } from '../site/config';

/** A view that has received this many bytes prefetches no further page: with the largest page that may follow, 80 kB. */
const MAX_BYTES = 47_000;

/** Pages to which links of the text lead, per view. */
const MAX_TEXT_PAGES = 3;

/** The data of this page alone would be most of what a view may prefetch. */
const LARGEST_PAGE = '/v1/api/config';

/**
 * A page that has not come by then does not hold up the next one; one that the router has already needs no request. Longer than a
 * page takes on a slow phone: its bytes would be counted after the next one has been requested.
 */
const PAGE_TIMEOUT_MS = 3000;

/**
 * Prefetches pages of this site one after the other with `prefetch`, which takes a path below the base path: the page after and before
 * the shown one, those two entries away in the sidebar, then those to which visible links of the text lead. Returns the function that
 * ends it.
 */
export function prefetchAhead(prefetch: (path: string) => void): () => void {
  const queue = createQueue(prefetch);
  const seen = new Set([location.pathname.slice(site.basePath.length)]);
  /** Returns false if the link leads to no page, or to one that has been added before. */
  const add = (link: Element): boolean => {
    const page = pathOfPage(link);
    if (page === undefined || seen.has(page)) return false;
    seen.add(page);
    queue.add(page);
    return true;
  };
  listNearLinks().forEach(add);

  let textPages = 0;
  const visibleLinks = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && textPages < MAX_TEXT_PAGES && add(target)) textPages += 1;
    }
  });
  const links = document.querySelectorAll(`.prose a[href^="${site.basePath}/"]`);
  for (const link of links) visibleLinks.observe(link);
  return () => {
    queue.stop();
    visibleLinks.disconnect();
  };
}

/** A queue that prefetches one page at a time until the byte limit of the view is reached. */
function createQueue(prefetch: (path: string) => void) {
  const pages: string[] = [];
  let bytes = 0;
  let isBusy = false;
  let isStopped = false;
  let onPage = (): void => undefined;

  const responses = new PerformanceObserver((list) => {
    for (const { name, encodedBodySize } of list.getEntries() as PerformanceResourceTiming[]) {
      if (!name.includes('_rsc=')) continue;
      bytes += encodedBodySize;
      if (name.includes('__PAGE__')) onPage();
    }
  });
  responses.observe({ type: 'resource' });

  const waitForPage = (): Promise<void> =>
    new Promise((resolve) => {
      onPage = resolve;
      setTimeout(resolve, PAGE_TIMEOUT_MS);
    });
  const run = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (let page = pages.shift(); page !== undefined; page = pages.shift()) {
      if (isStopped || bytes > MAX_BYTES) break;
      const arrival = waitForPage();
      prefetch(page);
      await arrival;
    }
    isBusy = false;
  };
  return {
    add: (page: string): void => {
      pages.push(page);
      void run();
    },
    stop: (): void => {
      isStopped = true;
      responses.disconnect();
    },
  };
}

/** Links to the pages after and before the shown one, then to those two entries away in the sidebar. */
function listNearLinks(): Element[] {
  const neighbours = ['next', 'prev'].map((rel) => document.querySelector(`main a[rel="${rel}"]`));
  const sidebar = [...document.querySelectorAll('.sidebar a')].filter((link) => link.checkVisibility());
  const current = sidebar.findIndex((link) => link.ariaCurrent === 'page');
  const further = current < 0 ? [] : [sidebar[current + 2], sidebar[current - 2]];
  return [...neighbours, ...further].filter((link) => link instanceof Element);
}

/** Path below the base path of the page that a link leads to; undefined for other sites, files and the largest page. */
function pathOfPage(link: Element): string | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target)
    return undefined;
  const { pathname } = link;
  const isPage = pathname.startsWith(`${site.basePath}/`) && !/\.\w+$/.test(pathname);
  return isPage && !pathname.endsWith(LARGEST_PAGE) ? pathname.slice(site.basePath.length) : undefined;
}
