import { copyResponse } from 'serwist';
import type { RepairReport } from '../messages';
import { cacheKeyOf, toPrecacheEntry } from '../list';
import { copyCacheName } from '../store';
import type { ListedFile } from '../types';
import { list, log, scope, worker } from './context';

let updateAsked = false;

/** Fetches a file of the copy again and keeps it, if the server still has the very same one. */
export async function restore(file: ListedFile): Promise<boolean> {
  const { url, integrity } = toPrecacheEntry(file);
  try {
    const response = await fetch(
      new Request(url, { integrity, cache: 'reload', priority: 'low', credentials: 'same-origin' }),
    );
    if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
    const cache = await caches.open(copyCacheName(scope));
    await cache.put(cacheKeyOf(file, scope), response.redirected ? await copyResponse(response) : response);
    log('restored', url);
    return true;
  } catch (error) {
    log('could not restore', url, error);
    return false;
  }
}

/** Restores one file that a request has missed; not when the reader has just removed the copy. */
export async function restoreMissed(url: string): Promise<void> {
  const file = list.files.find((listed) => cacheKeyOf(listed, scope) === url);
  if (!file || !(await caches.has(copyCacheName(scope)))) return;
  const cache = await caches.open(copyCacheName(scope));
  if (!(await cache.match(url)) && !(await restore(file))) await askForUpdate();
}

/** Restores whatever is no longer there; ends at the first file that cannot be had, since the next ones could not either. */
export async function restoreLost(): Promise<void> {
  const cache = await caches.open(copyCacheName(scope));
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  for (const file of list.files) {
    if (!kept.has(cacheKeyOf(file, scope)) && !(await restore(file))) return askForUpdate();
  }
}

/** Compares every file of the copy with its hash and fetches those that are lost or damaged. */
export async function repair(): Promise<RepairReport> {
  const cache = await caches.open(copyCacheName(scope));
  const report = { checked: 0, repaired: 0, failed: 0 };
  for (const file of list.files) {
    report.checked += 1;
    if (await isWhole(await cache.match(cacheKeyOf(file, scope)), file)) continue;
    report[(await restore(file)) ? 'repaired' : 'failed'] += 1;
  }
  if (report.failed > 0) await askForUpdate();
  return report;
}

async function isWhole(response: Response | undefined, [, hash]: ListedFile): Promise<boolean> {
  if (!response) return false;
  try {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
    return btoa(String.fromCharCode(...digest)) === hash;
  } catch {
    return false; // the body can no longer be read: as good as lost
  }
}

/** A file the server no longer has means that there is a newer build; asked for once in this worker's life. */
async function askForUpdate(): Promise<void> {
  if (updateAsked) return;
  updateAsked = true;
  await worker.registration.update().catch(() => undefined); // without a network there is nothing to ask
}
