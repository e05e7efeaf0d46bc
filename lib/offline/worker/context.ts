/// <reference lib="webworker" />
import { createLog } from '../log';
import type { ToPage } from '../messages';
import { readParams } from '../params';
import type { CopyList } from '../types';

/** The worker's own global, under a type that says so. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** Written in by the build. */
declare const __COPY_LIST__: CopyList;
export const list = __COPY_LIST__;

export const params = readParams(worker.location.href);
export const log = createLog('worker', params.debug);

/** Scope with a trailing slash, and the locale's path without one: `https://…/fr/`, `/fr`. */
export const scope = worker.registration.scope;
export const prefix = new URL(scope).pathname.replace(/\/$/, '');

/** Windows of this scope, whether they are served by this worker or not; other locales' are left alone. */
export async function findWindows(): Promise<readonly WindowClient[]> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => `${url.replace(/[?#].*$/, '')}/`.startsWith(scope));
}

/** Says something to every window of this scope. */
export async function tellPages(message: ToPage): Promise<void> {
  for (const window of await findWindows()) window.postMessage(message);
}
