import { NavigationRoute, NetworkOnly, Serwist, type SerwistPlugin } from 'serwist';
import { findPageAddress } from '../addresses';
import { addCopyNote, copyNoteText } from '../copy-note';
import { isNamedByContent, pagesOf, toPrecacheEntry } from '../list';
import { copyCacheName, readCopy } from '../store';
import { list, log, params, prefix, scope, worker } from './context';
import { downloadPlugin } from './download';
import { restoreMissed } from './repair';

const pages = pagesOf(list);

/** What the copy does for requests: a kept file, else the network (and the file is fetched again behind it). */
const servingPlugin: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
    if (event.type !== 'fetch') return cachedResponse;
    if (cachedResponse) return withCopyNote(cachedResponse);
    log('not kept any more', request.url);
    event.waitUntil(restoreMissed(request.url));
    return undefined;
  },
  // Serwist asks the network for exactly the lost file; where the server has a newer build, its page is as good.
  handlerDidError: async ({ request, event }) =>
    event.type === 'fetch' ? fetch(request).catch(() => undefined) : undefined,
};

/** Serwist over the list of this build, with the site's address rules. */
export function createSerwist(): Serwist {
  const serwist = new Serwist({
    precacheEntries: list.files.map(toPrecacheEntry),
    clientsClaim: params.offlineMode === true,
    disableDevLogs: true,
    precacheOptions: {
      cacheName: copyCacheName(scope),
      plugins: [downloadPlugin, servingPlugin],
      matchOptions: { ignoreVary: true },
      ignoreURLParametersMatching: [/./],
      directoryIndex: null,
      cleanURLs: false,
      urlManipulation: ({ url }) => {
        const found = findPageAddress(url.pathname, pages, prefix);
        return found.kind === 'page' ? [new URL(found.path, url)] : [];
      },
    },
  });
  serwist.registerCapture(({ url }) => isNamedByContent(url.pathname), serveFormer);
  serwist.registerCapture(
    ({ url, request }) => (request.mode === 'navigate' ? findRedirect(url) : undefined),
    ({ params: to }) => Promise.resolve(Response.redirect(String(to), 302)),
  );
  serwist.registerRoute(new NavigationRoute(new NetworkOnly()));
  serwist.setCatchHandler(async ({ request }) =>
    request.mode === 'navigate' ? serveOfflinePage(serwist) : Response.error(),
  );
  return serwist;
}

/** Answers requests of this origin, except what only the network can: parts of a file. Other methods have no route. */
export function answer(serwist: Serwist, event: FetchEvent): void {
  const { request } = event;
  if (new URL(request.url).origin !== worker.location.origin || request.headers.has('range')) return;
  serwist.handleFetch(event);
}

/** A script or style of a former build, for a tab that still shows one of its pages. */
async function serveFormer({ request }: { request: Request }): Promise<Response> {
  const cache = await caches.open(copyCacheName(scope));
  return (await cache.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

function findRedirect(url: URL): string | undefined {
  const found = findPageAddress(url.pathname, pages, prefix);
  if (found.kind !== 'redirect' || !found.to.startsWith('/')) return undefined;
  const target = new URL(found.to, url);
  if (!target.search) target.search = url.search;
  return target.href;
}

/** Stands in for a missing page: without the note, which would say that this one is in the copy. */
async function serveOfflinePage(serwist: Serwist): Promise<Response> {
  const page = await serwist.matchPrecache(new URL(list.offlinePage, scope).href);
  return page ?? Response.error();
}

/** A page read from the copy says so, with the copy's date; anything else passes unchanged. */
async function withCopyNote(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('text/html')) return response;
  const copy = await readCopy(scope, list.version);
  const text = copyNoteText(list.note, copy?.date ?? '', list.language);
  const headers = new Headers(response.headers);
  // The text has another length now, and the stored one is no longer compressed.
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  return new Response(addCopyNote(await response.text(), text), {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}
