import { load, LoadError } from '@/lib/browser/load';
import { partEnding } from '@/lib/browser/page-part';
import { parsePage } from '@/lib/browser/parse-page';
import { whenIdle } from '@/lib/browser/when-idle';
import { internalTarget, isSlowConnection, pageKey } from './links';

const MAX_PAGES = 40;
/** Pages fetched ahead for each page shown: few of them are read. */
const MAX_AHEAD = 2;

/** Parts of pages that were fetched or are being fetched, by page key. */
const pages = new Map<string, Promise<string>>();
/** Those under way that nobody waits for yet, by page key. */
const ahead = new Map<string, AbortController>();

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
 * Fetches ahead, at low priority and when the browser is idle, the pages that come next: those after the current one in the sidebar, or
 * else the first that a text without sidebar leads to. Nothing where the sidebar is not shown.
 */
export function prefetchNext(root: Element): (() => void) | undefined {
  if (process.env.NODE_ENV === 'development') return undefined; // the server would have to render each page
  return whenIdle(() => {
    const list = root.querySelector('.sidebar') ?? root;
    if (!list.checkVisibility({ visibilityProperty: true })) return;
    const links = [...list.querySelectorAll('a')];
    const next = links.findIndex((link) => link.matches('[aria-current="page"]')) + 1;
    const found = new Map<string, URL>();
    for (const link of links.slice(next)) {
      const url = prefetchTarget(link);
      if (url) found.set(pageKey(url), url);
      if (found.size === MAX_AHEAD) break;
    }
    found.forEach(prefetch);
  });
}

function prefetch(url: URL, key: string): void {
  if (pages.has(key)) return;
  const abort = new AbortController();
  fetchPage(url, { priority: 'low', signal: abort.signal })
    .catch(() => undefined)
    .finally(() => ahead.delete(key));
  ahead.set(key, abort);
}

/** Cancels the prefetches that have not finished, in favour of something the reader waits for. */
export function cancelPrefetches(): void {
  ahead.forEach((abort) => abort.abort());
  ahead.clear();
}

function fetchPage(url: URL, init: RequestInit = { priority: 'high' }): Promise<string> {
  const key = pageKey(url);
  ahead.delete(key);
  const known = pages.get(key);
  if (known) return known;
  const page = download(key + partEnding, init);
  pages.set(key, page);
  page.catch(() => pages.delete(key));
  if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value ?? '');
  return page;
}

async function download(address: string, init: RequestInit): Promise<string> {
  const response = await load(address, init).catch((error: unknown) => {
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
