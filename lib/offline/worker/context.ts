/// <reference lib="webworker" />
import type { CopyList } from '../list';
import { createLog, readParams } from '../protocol';
import { copyCacheName } from '../store';

declare const self: ServiceWorkerGlobalScope;

/** The worker's global scope, typed. */
export const worker = self;

/** Written by `scripts/postbuild/offline-worker.ts`. */
declare const COPY_LIST: CopyList;

/** The files of this build. */
export const list = COPY_LIST;

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
