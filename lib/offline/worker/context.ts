/// <reference lib="webworker" />
import type { CopyList } from '../list';
import type { Frames } from '../page-text';
import { createLog, readParams, type ToPage } from '../protocol';

/** The worker's global scope, typed. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/**
 * `list` of this build: `sw.js` assigns it before it imports this script. `copyFrames`: what in the pages changes with the code; the
 * build writes it in front of this script.
 */
export const { copyList: list, copyFrames } = globalThis as unknown as {
  copyList: CopyList;
  copyFrames: Frames;
};

export const params = readParams(worker.location.href);
export const log = createLog('worker', params.debug);

/** Scope with a trailing slash, and the locale's path without one: `https://…/fr/`, `/fr`. */
export const scope = worker.registration.scope;
export const prefix = new URL(scope).pathname.replace(/\/$/, '');

/** Lists the windows of this scope, controlled by this worker or not. */
export async function findWindows(): Promise<readonly WindowClient[]> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => `${url.replace(/[?#].*$/, '')}/`.startsWith(scope));
}

/** Posts a message to every window of this scope. */
export async function tellPages(message: ToPage): Promise<void> {
  for (const window of await findWindows()) window.postMessage(message);
}
