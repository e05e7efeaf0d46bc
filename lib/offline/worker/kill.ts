/// <reference lib="webworker" />
import { deleteCopy } from '../store';

declare const self: ServiceWorkerGlobalScope;

/** Worker of a build without offline mode: takes over at once, deletes everything of this scope and unregisters itself. */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  // Reload tabs only if there was a copy: a tab that registers this worker again is then not reloaded again.
  const hadCopy = await deleteCopy(self.registration.scope);
  await self.clients.claim(); // a worker may only reload tabs it controls
  const windows = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  // Not awaited: the browser may hold a navigation back until this worker is active, i.e. until this function has ended.
  if (hadCopy) for (const window of windows) window.navigate(window.url).catch(() => undefined); // a tab may be closing
}
