import { Serwist } from '@serwist/window';
import { createLog, type ToWorker, readParams, workerAddress } from '@/lib/offline/protocol';
import { base, scope } from './scope';

const debug = document.documentElement.dataset.offline === 'debug';
export const log = createLog('page', debug);

/** Longest wait for a worker's answer: a phone may first have to start it. */
const answerTime = 4000;

/** Longest wait for a worker that was told to stop. */
const stopTime = 10_000;

let link: Serwist | undefined;

/** Registers the worker with the mode in its address. Its script is never taken from the browser's cache. */
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

/** The registration of exactly this scope: a worker of a wider scope, or another locale's, is not ours to touch. */
export async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(base);
  return found?.scope === scope ? found : undefined;
}

/**
 * Waits until a worker that was stopped while it installs has gone: until then the browser would take it for the new one, and
 * start none.
 */
export function untilGone(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    setTimeout(resolve, stopTime);
    look();
  });
}

/** Says something to a worker; its answer, or undefined when none comes in time. */
export function ask<Answer>(
  worker: ServiceWorker | null | undefined,
  message: ToWorker,
  time = answerTime,
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

/** True for a worker that keeps a copy. */
export function keepsCopy(worker: ServiceWorker | null | undefined): boolean {
  return worker ? readParams(worker.scriptURL).offlineMode === true : false;
}
