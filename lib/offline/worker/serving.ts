import { NavigationRoute, NetworkOnly, Serwist, type SerwistPlugin } from 'serwist';
import { findPageAddress } from '../addresses';
import { isHashedName, pagesOf, readWhole } from '../list';
import { markCopy } from '../copy-mark';
import { cacheName, list, log, params, prefix, scope, worker } from './context';
import { restoreLost } from './download';
import { dropFiles, filesByKey, readCopy, replaceBody } from './files';

/** The router waits this long for a page: a network that is connected but silent would leave the reader on the former one for minutes. */
const ROUTER_TIMEOUT_MS = 3000;

const pages = pagesOf(list.files);

/** Serves verified files of the copy. The network answers for a lost or damaged file, which is restored afterwards. */
const servingPlugin: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
    const file = filesByKey.get(request.url);
    const body = file && (await readWhole(file, cachedResponse));
    // Use the verified bytes: reading the body of a clone could still fail.
    if (cachedResponse && body) return replaceBody(cachedResponse, await withCopyMark(cachedResponse, body));
    log('lost or damaged', request.url);
    // Do not restore a copy that the reader has just removed.
    if (await caches.has(cacheName)) {
      await dropFiles([request.url]);
      event.waitUntil(restoreLost());
    }
    return undefined;
  },
};

/** Serwist with the list of this build and the site's address rules. */
const serwist = new Serwist({
  precacheEntries: list.files.map(([url, hash]) => ({ url, revision: isHashedName(url) ? null : hash })),
  clientsClaim: params.offlineMode === true,
  disableDevLogs: true,
  precacheOptions: {
    cacheName,
    plugins: [servingPlugin],
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
// A script or style sheet of the previous build, for a tab that still shows one of its pages.
serwist.registerCapture(
  ({ url }) => isHashedName(url.pathname),
  async ({ request }) => (await caches.match(request.url, { cacheName, ignoreVary: true })) ?? fetch(request),
);
// After an error, the router opens the document, which is in the copy.
serwist.registerCapture(
  ({ request }) => request.headers.has('rsc'),
  async ({ request }) => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(ROUTER_TIMEOUT_MS)]);
    const response = await fetch(request, { signal });
    // The whole body: the network may also fall silent in the middle of it.
    return new Response(await response.arrayBuffer(), response);
  },
);
serwist.registerCapture(
  ({ url, request }) => (request.mode === 'navigate' ? findRedirect(url) : undefined),
  ({ params: to }) => Promise.resolve(Response.redirect(String(to), 302)),
);
serwist.registerRoute(new NavigationRoute(new NetworkOnly()));
serwist.setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  // Bypasses the plugin, whose mark would say that the requested page is in the copy.
  return (await serwist.matchPrecache(new URL(list.offlinePage, scope).href)) ?? Response.error();
});

/** Answers GET requests of this origin. Range requests go to the network; other methods have no route. */
export function answer(event: FetchEvent): void {
  const { request } = event;
  if (new URL(request.url).origin !== worker.location.origin || request.headers.has('range')) return;
  serwist.handleFetch(event);
}

function findRedirect(url: URL): string | undefined {
  const found = findPageAddress(url.pathname, pages, prefix);
  if (found.kind !== 'redirect' || !found.to.startsWith('/')) return undefined;
  const target = new URL(found.to, url);
  if (!target.search) target.search = url.search;
  return target.href;
}

/** Marks a page with the date of the copy, which the page shows. */
async function withCopyMark({ headers }: Response, body: ArrayBuffer): Promise<BodyInit> {
  if (!headers.get('content-type')?.includes('text/html')) return body;
  return markCopy(new TextDecoder().decode(body), (await readCopy()).date);
}
