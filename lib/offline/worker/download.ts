import type { Serwist, SerwistPlugin } from 'serwist';
import { cacheKeyOf, sumFiles, toPrecacheEntry } from '../list';
import { copyCacheName, isFact, readCopy, writeFact } from '../store';
import type { Failure, ListedFile, Progress } from '../types';
import { list, log, scope, tellPages } from './context';
import { passGate } from './gate';

/** So few at once that a page the reader asks for meanwhile finds free connections. */
const atOnce = 2;

/** A file that takes longer than this will not come: the attempt ends, and a later one goes on from there. */
const longestFile = 120_000;

const abort = new AbortController();
const written: string[] = [];
let progress: Progress | null = null;
let stopped: Failure | null = null;

/** The download of this worker as far as it has come; null when it has none. */
export function getProgress(): Progress | null {
  return progress;
}

/** Ends the download; what is stored stays for the next attempt. */
export function stopDownload(reason: Failure): void {
  if (!progress || progress.done === progress.total) return;
  stopped ??= reason;
  abort.abort();
}

/**
 * Downloads the files that are not kept yet, each checked against its hash by the browser, so that error pages, portals,
 * cut-off bodies and files of another build never get in. A failure fails the install; what is stored stays.
 */
export async function install(serwist: Serwist, event: ExtendableEvent): Promise<void> {
  try {
    const missing = await plan();
    if (await isFact(scope, 'paused', true)) stopDownload('paused');
    const cache = (await isFact(scope, 'failure', 'network')) ? 'reload' : 'no-cache';
    const work = async (): Promise<void> => {
      for (let file = missing.shift(); file; file = missing.shift())
        await download(serwist, event, file, cache);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    await finish();
  } catch (error) {
    await fail(error);
    throw error;
  }
}

/** Only a plain answer is kept. */
export const downloadPlugin: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};

/** Lists what is missing, and says how much that is before anything is fetched. */
async function plan(): Promise<ListedFile[]> {
  const cache = await caches.open(copyCacheName(scope));
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = list.files.filter((file) => !kept.has(cacheKeyOf(file, scope)));
  const total = list.files.length;
  progress = { version: list.version, done: total - missing.length, total, ...sumFiles(missing) };
  log(`${missing.length} of ${total} files to download`, progress);
  await tellPages({ type: 'PROGRESS', progress });
  return missing;
}

/**
 * One file, by Serwist's precaching. Its own loop over all files is not used: there, a file that fails leaves the install
 * hanging until the browser gives up on it.
 */
async function download(
  serwist: Serwist,
  event: ExtendableEvent,
  file: ListedFile,
  cache: RequestCache,
): Promise<void> {
  await passGate();
  if (stopped) throw new Error(stopped);
  const { url, integrity } = toPrecacheEntry(file);
  const cacheKey = cacheKeyOf(file, scope);
  // The browser's own cache saves bytes, once the server has confirmed it; after a failure it may be what is damaged.
  const request = new Request(url, {
    integrity,
    cache,
    priority: 'low',
    credentials: 'same-origin',
    signal: abort.signal,
  });
  written.push(cacheKey);
  const timer = setTimeout(() => stopDownload('network'), longestFile);
  await Promise.all(
    serwist.precacheStrategy.handleAll({ event, request, url: new URL(request.url), params: { cacheKey } }),
  ).finally(() => clearTimeout(timer));
  if (!progress) return;
  progress.done += 1;
  log(`${progress.done} of ${progress.total}`, url);
  await tellPages({ type: 'PROGRESS', progress });
}

async function finish(): Promise<void> {
  // The same version installs again when a flag changes; its copy stays the one it was.
  if (!(await readCopy(scope, list.version))) {
    const { bytes, sent } = progress ?? { bytes: 0, sent: 0 };
    const copy = {
      version: list.version,
      date: new Date().toISOString(),
      files: list.files.length,
      bytes: sumFiles(list.files).bytes,
    };
    await writeFact(scope, `copy-${list.version}`, { ...copy, fetched: { bytes, sent } });
  }
  await writeFact(scope, 'failure', null);
  log('the copy is complete');
}

async function fail(error: unknown): Promise<void> {
  stopped ??= isQuota(error) ? 'quota' : 'network';
  abort.abort();
  log(`the download failed: ${stopped}`, error);
  // With no room left, half an update is of no use to the reader and takes room from the copy that works.
  if (stopped === 'quota') await dropWritten();
  await writeFact(scope, 'failure', stopped);
  if (progress) await tellPages({ type: 'PROGRESS', progress: { ...progress, failure: stopped } });
}

async function dropWritten(): Promise<void> {
  const cache = await caches.open(copyCacheName(scope));
  for (const key of written) await cache.delete(key);
}

function isQuota(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}
