/// <reference lib="webworker" />
import { copyCacheName, deleteCopy, factCacheName } from '../store';

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const { scope } = worker.registration;

/** Switched off by the build: takes over at once, removes everything this scope has kept, and goes. */
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  // Tabs are reloaded only if something was kept: a tab that registers this worker again is then not reloaded again.
  const hadCopy = (await caches.has(copyCacheName(scope))) || (await caches.has(factCacheName(scope)));
  await deleteCopy(scope);
  await worker.clients.claim(); // a worker may only reload tabs it serves
  const windows = await worker.clients.matchAll({ type: 'window' });
  await worker.registration.unregister();
  // Not waited for: the browser may hold a page back until this worker is active, which it is only when this has ended.
  if (hadCopy) for (const window of windows) window.navigate(window.url).catch(() => undefined); // a tab may be closing
}
