import { trimSlash } from '@/lib/redirects/normalise';
import { cacheMode } from './fetched-ahead';

/** Pages of this site fetched ahead or on demand, as text, once each. */

const maximumKept = 40;
const pages = new Map<string, Promise<string>>();

/** The address without query, hash and trailing slash: what pages are kept under. */
export function pageKey(url: URL): string {
  return trimSlash(url.pathname).replace(/(?:\/index)?(?:\.html)?$/, '') || '/';
}

/** HTML of a page of this site. Rejects on a network fault, an error status, a redirect elsewhere or something that is not a page. */
export function fetchPage(url: URL, priority: RequestPriority = 'high'): Promise<string> {
  const key = pageKey(url);
  const known = pages.get(key);
  if (known) return known;
  const page = download(url, priority);
  pages.set(key, page);
  page.catch(() => pages.delete(key));
  if (pages.size > maximumKept) pages.delete(pages.keys().next().value ?? '');
  return page;
}

/** The page that was parsed last, before it is wanted. */
let parsed: { html: string; page: Document } | undefined;

/** Parses a page that will probably be wanted next. */
export function parseAhead(html: string): void {
  if (parsed?.html !== html) parsed = { html, page: parse(html) };
}

/** A page of this site as a document of the caller's own, whose parts may be moved. Rejects as `fetchPage` does. */
export async function takePage(url: URL): Promise<Document> {
  const html = await fetchPage(url);
  const page = parsed?.html === html ? parsed.page : parse(html);
  parsed = undefined;
  return page;
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** True when the page is already here or on its way. */
export function isKept(url: URL): boolean {
  return pages.has(pageKey(url));
}

async function download(url: URL, priority: RequestPriority): Promise<string> {
  const response = await fetch(url.pathname, {
    priority,
    cache: cacheMode(url.pathname),
    credentials: 'same-origin',
    headers: { accept: 'text/html' },
  });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('text/html'))
    throw new Error(`${url.pathname}: ${response.status} ${type}`);
  const answered = new URL(response.url, location.href);
  if (answered.origin !== location.origin || pageKey(answered) !== pageKey(url))
    throw new Error(`${url.pathname}: moved to ${answered.href}`);
  return response.text();
}
