import { NavigationRoute, NetworkOnly, Serwist, type SerwistPlugin } from 'serwist';
import { findPageAddress } from '../addresses';
import { cacheKeyOf, isHashedName, pagesOf, readWhole, toPrecacheEntry } from '../list';
import { addCopyNote, copyNoteText } from '../page-text';
import { copyCacheName, readCopy } from '../store';
import { list, log, params, prefix, scope, worker } from './context';
import { repair, restoreLost } from './download';
import { integrityPlugin, replaceBody } from './stored-files';

const pages = pagesOf(list.files);
const filesByKey = new Map(list.files.map((file) => [cacheKeyOf(file, scope), file]));

/** Serves from the copy; what is lost or damaged comes from the network and is restored afterwards. */
const servingPlugin: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
    if (event.type !== 'fetch') return cachedResponse;
    const file = filesByKey.get(request.url);
    const body = file && (await readWhole(file, cachedResponse));
    // Rather than a clone of the stored response, whose body could still fail while it is read.
    if (cachedResponse && body) return replaceBody(cachedResponse, await withCopyNote(cachedResponse, body));
    log('lost or damaged', request.url);
    // Not if the reader has just removed the copy.
    if (await caches.has(copyCacheName(scope)))
      event.waitUntil(cachedResponse ? repair(serwist, event) : restoreLost(serwist, event));
    return undefined;
  },
};

/** Serwist with the list of this build and the site's address rules. */
export const serwist = new Serwist({
  precacheEntries: list.files.map(toPrecacheEntry),
  clientsClaim: params.offlineMode === true,
  disableDevLogs: true,
  precacheOptions: {
    cacheName: copyCacheName(scope),
    plugins: [integrityPlugin, servingPlugin],
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
serwist.registerCapture(({ url }) => isHashedName(url.pathname), serveHashedFile);
serwist.registerCapture(
  ({ url, request }) => (request.mode === 'navigate' ? findRedirect(url) : undefined),
  ({ params: to }) => Promise.resolve(Response.redirect(String(to), 302)),
);
serwist.registerRoute(new NavigationRoute(new NetworkOnly()));
serwist.setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  // Without the note, which would say that the page is in the copy.
  return (await serwist.matchPrecache(new URL(list.offlinePage, scope).href)) ?? Response.error();
});

/** Answers requests of this origin, except for ranges, which only the network can answer. Other methods than GET have no route. */
export function answer(event: FetchEvent): void {
  const { request } = event;
  if (new URL(request.url).origin !== worker.location.origin || request.headers.has('range')) return;
  serwist.handleFetch(event);
}

/** A script or style sheet of the previous build, for a tab that still shows one of its pages. */
async function serveHashedFile({ request }: { request: Request }): Promise<Response> {
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

/** Adds the note to the body of a page. */
async function withCopyNote({ headers }: Response, body: ArrayBuffer): Promise<BodyInit> {
  if (!headers.get('content-type')?.includes('text/html')) return body;
  const copy = await readCopy(scope, list.version);
  const note = copyNoteText(list.note, copy?.date ?? '', list.language);
  return addCopyNote(new TextDecoder().decode(body), note);
}
