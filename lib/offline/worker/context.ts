/// <reference lib="webworker" />
import type { CopyList, ListedFile } from '../list';
import type { Frames } from '../../browser/page-part';
import { createLog, readParams } from '../protocol';
import { copyCacheName } from '../store';

/** The worker's global scope, typed. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** Assigned by the scripts that `scripts/postbuild/offline-worker.ts` writes. `copyList` has the files that an edit of a page changes. */
const { copyList, copyFiles, copyFrames } = globalThis as unknown as {
  copyList: CopyList;
  copyFiles: ListedFile[];
  copyFrames: Frames;
};
export { copyFrames };

/** The whole list of this build. */
export const list: CopyList = { ...copyList, files: [...copyList.files, ...copyFiles] };

export const params = readParams(worker.location.href);
export const log = createLog('worker', params.debug);

/** Scope with a trailing slash, and the locale's path without one: `https://…/fr/`, `/fr`. */
export const scope = worker.registration.scope;
export const prefix = new URL(scope).pathname.replace(/\/$/, '');
export const cacheName = copyCacheName(scope);

/** Lists the windows of this scope, controlled by this worker or not. */
export async function findWindows(): Promise<readonly WindowClient[]> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => `${url.replace(/[?#].*$/, '')}/`.startsWith(scope));
}
