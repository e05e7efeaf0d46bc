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
  if (!hadCopy) return;
  await Promise.all(windows.map((window) => window.navigate(window.url).catch(() => undefined))); // a tab that is closing cannot be
}
