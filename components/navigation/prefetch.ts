import { load, LoadError, type LoadOptions } from '@/lib/browser/load';
import { partAddress } from '@/lib/browser/page-part';
import { parsePage } from '@/lib/browser/parse-page';
import { whenIdle } from '@/lib/browser/when-idle';
import { internalTarget, isSlowConnection, pageKey } from './links';

const MAX_PAGES = 40;
/** Pages prefetched for each page shown: few of them are read. */
const MAX_AHEAD = 2;

/** Parts of pages that were fetched or are being fetched, by page key. */
const pages = new Map<string, Promise<string>>();
/** Prefetch links by page key. A link is removed from the document once its part has loaded. */
const hints = new Map<string, HTMLLinkElement>();

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
}

/**
 * Prefetches the next pages when the browser is idle: those after the current one in the sidebar, or the first links of a text without
 * sidebar. Does nothing where the sidebar is hidden.
 */
export function prefetchNext(root: Element, signal: AbortSignal): void {
  if (process.env.NODE_ENV === 'development') return; // the server would have to render each page
  const stop = whenIdle(() => {
    const list = root.querySelector('.sidebar') ?? root;
    if (!list.checkVisibility({ visibilityProperty: true })) return;
    const links = [...list.querySelectorAll('a')];
    const next = links.findIndex((link) => link.matches('[aria-current="page"]')) + 1;
    const found = new Set<string>();
    for (const link of links.slice(next)) {
      const url = prefetchTarget(link);
      if (url) found.add(pageKey(url));
      if (found.size === MAX_AHEAD) break;
    }
    found.forEach(prefetch);
  });
  signal.addEventListener('abort', stop);
}

/**
 * Uses `<link rel="prefetch">`, so that browsers and servers can tell a prefetch from a request that the reader waits for. Safari does
 * not support it and gets a request of low priority.
 */
function prefetch(key: string): void {
  if (pages.has(key) || hints.has(key)) return;
  const href = partAddress(key);
  const hint = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
  if (!hint.relList.supports('prefetch')) return keep(key, download(href, { priority: 'low' }));
  hint.onload = hint.onerror = () => hint.remove();
  hints.set(key, hint);
  document.head.append(hint);
}

/** Cancels the prefetches that have not finished, in favour of something the reader waits for. */
export function cancelPrefetches(): void {
  for (const [key, hint] of hints) {
    if (!hint.isConnected) continue; // its part is in the cache
    hint.remove();
    hints.delete(key);
  }
}

function fetchPage(url: URL): Promise<string> {
  const key = pageKey(url);
  // A part that was hinted at is in the cache, or on its way there.
  const page = pages.get(key) ?? download(partAddress(key), { priority: 'high', cached: hints.delete(key) });
  keep(key, page);
  return page;
}

function keep(key: string, page: Promise<string>): void {
  pages.set(key, page);
  page.catch(() => pages.get(key) === page && pages.delete(key));
  if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value ?? '');
}

async function download(address: string, options: LoadOptions): Promise<string> {
  const response = await load(address, options).catch((error: unknown) => {
    const isUnknown = error instanceof LoadError && error.status === 404;
    throw isUnknown ? new DocumentNeeded(error.message) : error;
  });
  if (new URL(response.url, location.href).href !== new URL(address, location.href).href)
    throw new DocumentNeeded(`moved to ${response.url}`);
  return response.text();
}

/** Returns the address of another page that a link or its content leads to. */
function prefetchTarget(element: EventTarget | null): URL | undefined {
  if (!(element instanceof Element) || isSlowConnection()) return undefined;
  const url = internalTarget(element.closest('a'));
  return url && pageKey(url) !== pageKey(location) ? url : undefined;
}
