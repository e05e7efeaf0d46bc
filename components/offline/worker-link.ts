import { Serwist } from '@serwist/window';
import { createLog, readParams, workerAddress, type ToWorker } from '@/lib/offline/protocol';
import { base, scope } from './scope';

/** A phone may first have to start the worker. */
const ANSWER_TIMEOUT_MS = 4000;
/** Longest wait for a stopped worker to end. */
const STOP_TIMEOUT_MS = 10_000;

const debug = document.documentElement.dataset.offline === 'debug';
/** Prints the steps of the page while debugging. */
export const log = createLog('page', debug);

let link: Serwist | undefined;

/** Registers the worker with the mode in its address, bypassing the HTTP cache. */
export async function registerWorker(offlineMode: boolean): Promise<ServiceWorkerRegistration | undefined> {
  const address = workerAddress(base, { offlineMode, debug });
  try {
    link = new Serwist(address, { scope: base, updateViaCache: 'none' });
    const registration = await link.register({ immediate: true });
    log('registered', address);
    return registration;
  } catch (error) {
    console.error('registerSW failed', error);
    return undefined;
  }
}

/** Lets the waiting worker take over. */
export function takeOver(): void {
  log('the waiting worker may take over');
  link?.messageSkipWaiting();
}

/** The registration of exactly this scope, not of a wider one or another locale's. */
export async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(base);
  return found?.scope === scope ? found : undefined;
}

/** Resolves when a stopped worker has ended its install. */
export function untilGone(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    setTimeout(resolve, STOP_TIMEOUT_MS);
    look();
  });
}

/** Posts a message and returns the worker's answer, or undefined if none comes in time. */
export function ask<Answer>(
  worker: ServiceWorker | null | undefined,
  message: ToWorker,
  time = ANSWER_TIMEOUT_MS,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    if (!worker) return resolve(undefined);
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(undefined), time);
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
    worker.postMessage(message, [port2]);
  });
}

/** Two attempts: the first may fall into the start of the worker. */
export async function answers(worker: ServiceWorker): Promise<boolean> {
  for (let attempt = 0; attempt < 2; attempt++)
    if ((await ask(worker, { type: 'PING' })) !== undefined) return true;
  return false;
}

/** True for a worker with offline mode on. */
export function keepsCopy(worker: ServiceWorker | null | undefined): boolean {
  return worker ? readParams(worker.scriptURL).offlineMode === true : false;
}

/** Tells a worker that a page has loaded, and of which build. */
export function sayHello(worker: ServiceWorker | null): void {
  if (keepsCopy(worker)) worker?.postMessage({ type: 'HELLO', build: build() });
}

/** Lets the active worker read and repair its copy. */
export function checkCopy(registration: ServiceWorkerRegistration | undefined): void {
  if (keepsCopy(registration?.active)) registration?.active?.postMessage({ type: 'CHECK' });
}

/** Build id of this document. */
export function build(): string {
  return document.documentElement.dataset.build ?? '';
}

/** Suspends the download for a page that the reader waits for, or resumes it. */
export async function holdDownload(hold: boolean): Promise<void> {
  (await findRegistration())?.installing?.postMessage({ type: 'HOLD', hold });
}

/** Suspends a running download from each press and page load until the page is shown. */
export function holdWhileLoading(isRunning: () => boolean): void {
  const hold = (value: boolean) => (): void => {
    if (isRunning()) void holdDownload(value);
  };
  const onPointerDown = ({ target }: Event): void => {
    if (target instanceof Element && !target.closest('[data-offline-ui]')) hold(true)();
  };
  document.addEventListener('page:loading', hold(true));
  document.addEventListener('pointerdown', onPointerDown, { passive: true });
  document.addEventListener('page:shown', hold(false));
  document.addEventListener('page:failed', hold(false));
}

/** Removes `?offlineMode`, which would turn offline mode on again at the next load. */
export function forgetParameter(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('offlineMode')) return;
  url.searchParams.delete('offlineMode');
  history.replaceState(history.state, '', url);
}
