import { load, LoadError } from '@/lib/browser/load';
import { parsePage } from '@/lib/browser/parse-page';
import { whenIdle } from '@/lib/browser/when-idle';
import { internalTarget, isSlowConnection, pageKey } from './links';

const MAX_PAGES = 40;
/** Pages prefetched for each page shown, about 35 kB: few of them are read. */
const MAX_VISIBLE = 2;

/** HTML of pages that were fetched or are being fetched, by page key. */
const pages = new Map<string, Promise<string>>();
/** Addresses for which a prefetch hint was added, by key. */
const hinted = new Set<string>();
/** Hints that the browser has not finished, with their keys. */
const pending = new Map<HTMLLinkElement, string>();
/** Pages that may still be prefetched for the page shown. */
let left = MAX_VISIBLE;
/** Addresses that a hint has brought into the HTTP cache and that were not read since. */
const inCache = new Set<string>();

/** The address must be loaded as a document: an unknown page, a redirect, or a page of another build. */
export class DocumentNeeded extends Error {}

/** Returns a page of this site as a document whose nodes the caller may move. */
export async function takePage(url: URL): Promise<Document> {
  const page = parsePage(await fetchPage(url));
  if (!page.getElementById('page')) {
    pages.delete(pageKey(url)); // a proxy's page, for example: the next attempt asks again
    throw new Error('the response is not a page of this site');
  }
  if (page.documentElement.dataset.build !== document.documentElement.dataset.build)
    throw new DocumentNeeded('it belongs to another build');
  return page;
}

/** Fetches a page as soon as its link is pointed at, touched or focused. */
export function startPrefetching(): void {
  const onIntent = ({ target }: Event): void => {
    const url = prefetchTarget(target);
    if (url) fetchPage(url).catch(() => undefined); // a click tries again and reports the failure
  };
  for (const name of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(name, onIntent, { passive: true });
  document.addEventListener('page:shown', () => (left = MAX_VISIBLE));
}

/**
 * Prefetches pages whose links become visible, when the browser is idle: those of the sidebar, from the current one on. References that
 * texts lead to are long, and rarely read next.
 */
export function watchVisibleLinks(root: Element): (() => void) | undefined {
  const links = (root.querySelector('.sidebar') ?? root).querySelectorAll('a[href]');
  if (typeof IntersectionObserver === 'undefined') {
    links.forEach(prefetchPage);
    return undefined;
  }
  const visible = new Set<Element>();
  const prefetchAll = (): void => {
    // Links of a closed menu have a box, but are not visible.
    const shown = [...visible].filter((link) => link.checkVisibility({ visibilityProperty: true }));
    const current = root.querySelector('[aria-current="page"]') ?? root;
    const isAfter = (link: Element): number =>
      current.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING;
    shown.sort((one, other) => isAfter(other) - isAfter(one)).forEach(prefetchPage);
    visible.clear();
  };
  let stop = (): void => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      visible.add(target);
    }
    stop();
    stop = whenIdle(prefetchAll);
  });
  links.forEach((link) => observer.observe(link));
  return () => {
    observer.disconnect();
    stop();
  };
}

/** Asks the browser to bring the page of a link into its cache at idle priority, once. */
function prefetchPage(link: Element): void {
  const url = prefetchTarget(link);
  // The development server would have to render each page.
  if (!url || left === 0 || process.env.NODE_ENV === 'development') return;
  const key = pageKey(url);
  if (hinted.has(key) || pages.has(key)) return;
  left -= 1;
  hinted.add(key);
  const hint = Object.assign(document.createElement('link'), { rel: 'prefetch', href: url.pathname });
  pending.set(hint, key);
  hint.addEventListener('load', () => inCache.add(url.pathname));
  for (const end of ['load', 'error']) hint.addEventListener(end, () => pending.delete(hint));
  document.head.append(hint);
}

/** Cancels the prefetches that have not finished, in favour of something the reader waits for. */
export function cancelPrefetches(): void {
  pending.forEach((key, link) => {
    link.remove();
    hinted.delete(key);
  });
  pending.clear();
}

function fetchPage(url: URL): Promise<string> {
  const key = pageKey(url);
  const known = pages.get(key);
  if (known) return known;
  const page = download(url);
  pages.set(key, page);
  page.catch(() => pages.delete(key));
  if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value ?? '');
  return page;
}

async function download(url: URL): Promise<string> {
  const response = await load(url.pathname, {
    cached: inCache.delete(url.pathname), // once: it may be read without revalidation
    priority: 'high',
    headers: { accept: 'text/html' },
  }).catch((error: unknown) => {
    const isUnknown = error instanceof LoadError && error.status === 404;
    throw isUnknown ? new DocumentNeeded(error.message) : error;
  });
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('text/html')) throw new Error(`${url.pathname}: ${type}`);
  const answered = new URL(response.url, location.href);
  if (answered.origin !== location.origin || pageKey(answered) !== pageKey(url))
    throw new DocumentNeeded(`moved to ${response.url}`);
  return response.text();
}

/** Returns the address of another page that a link or its content leads to. */
function prefetchTarget(element: EventTarget | null): URL | undefined {
  if (!(element instanceof Element) || isSlowConnection()) return undefined;
  const url = internalTarget(element.closest('a'));
  return url && pageKey(url) !== pageKey(location) ? url : undefined;
}
