import type { Serwist, SerwistPlugin } from 'serwist';
import { partAddress, replaceFrame } from '../../browser/page-part';
import { cacheKeyOf, isBodyOf, isPage, type ListedFile } from '../list';
import { copyCacheName } from '../store';
import { copyFrames, list, scope } from './context';

const FILE_TIMEOUT_MS = 60_000;

/** Files of the list that the copy lacks. */
export async function listMissing(): Promise<ListedFile[]> {
  const cache = await caches.open(copyCacheName(scope));
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  return list.files.filter((file) => !stored.has(cacheKeyOf(file, scope)));
}

/**
 * Stores one file through Serwist's precaching, which would only fetch it for an event of this type. The first attempt at a page
 * fetches its part, less than half of its bytes, and the page itself only where the host has no part that fits.
 */
export async function storeFile(
  serwist: Serwist,
  event: ExtendableEvent,
  file: ListedFile,
  isRetry: boolean,
  stopped: AbortSignal,
): Promise<void> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(FILE_TIMEOUT_MS)]);
  const cache = isRetry ? 'reload' : 'no-cache';
  const options: RequestInit = { cache, priority: 'low', credentials: 'same-origin', signal };
  if (isPage(file) && !isRetry && (await storeFromPart(file, options))) return;
  const request = new Request(file[0], options);
  const install = { type: 'install', waitUntil: (work: Promise<unknown>) => event.waitUntil(work) };
  await Promise.all(
    serwist.precacheStrategy.handleAll({
      event: install as ExtendableEvent,
      request,
      url: new URL(request.url),
      params: { cacheKey: cacheKeyOf(file, scope) },
    }),
  );
}

async function storeFromPart(file: ListedFile, options: RequestInit): Promise<boolean> {
  const response = await fetch(partAddress(file[0]), options);
  const page = response.ok ? await putIntoFrame(await response.text(), file) : null;
  if (!page) return false;
  const cache = await caches.open(copyCacheName(scope));
  await cache.put(cacheKeyOf(file, scope), replaceBody(response, page, 'text/html; charset=utf-8'));
  return true;
}

/** Lets nothing but the listed bytes into the copy: no error page, portal, truncated body or file of another build. */
export const integrityPlugin: SerwistPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const file = list.files.find(([url]) => new URL(url, scope).href === request.url);
    if (!file || response.status !== 200) return null;
    return (await isBodyOf(file, await response.clone().arrayBuffer())) ? response : null;
  },
};

/** After a change of the code only, keeps the stored part of a page and replaces its frame. Returns what is still missing. */
export async function keepUnchangedPages(missing: ListedFile[]): Promise<ListedFile[]> {
  const cache = await caches.open(copyCacheName(scope));
  const stored = new Map((await cache.keys()).map((request) => [new URL(request.url).pathname, request]));
  const still: ListedFile[] = [];
  for (const file of missing) {
    const former = stored.get(new URL(file[0], scope).pathname);
    const response = former && (await cache.match(former));
    const page = response && isPage(file) ? await putIntoFrame(await response.clone().text(), file) : null;
    if (response && page) await cache.put(cacheKeyOf(file, scope), replaceBody(response, page));
    else still.push(file);
  }
  return still;
}

/** Returns the listed page, if a part or an earlier form of the page becomes it in one of the frames. */
async function putIntoFrame(html: string, file: ListedFile): Promise<ArrayBuffer | null> {
  for (const frame of copyFrames.frames) {
    const page = replaceFrame(
      html,
      frame.map((index) => copyFrames.tags[index] ?? ''),
    );
    const body = page === null ? null : (new TextEncoder().encode(page).buffer as ArrayBuffer);
    if (body && (await isBodyOf(file, body))) return body;
  }
  return null;
}

/** A response with another body, hence without the headers that describe the former one. */
export function replaceBody(response: Response, body: BodyInit, type?: string): Response {
  const headers = new Headers(response.headers);
  if (type) headers.set('content-type', type);
  for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified']) headers.delete(name);
  return new Response(body, { status: response.status, statusText: response.statusText, headers });
}

/** Deletes files by their keys. */
export async function dropFiles(keys: readonly string[]): Promise<void> {
  const cache = await caches.open(copyCacheName(scope));
  for (const key of keys) await cache.delete(key);
}
