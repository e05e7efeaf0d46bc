import { markReload } from '@/lib/browser/reload-marks';
import { keys } from '@/lib/browser/storage';
import { readParams, type WorkerState } from '@/lib/offline/protocol';
import { offlineState, send } from './state';
import { hasTypedText, reload } from './typed-text';
import { ask, findRegistration, keepsCopy, log, sayHello, takeOver } from './worker-link';

/** Longest wait for a new worker to take over. */
const TAKE_OVER_TIMEOUT_MS = 8000;

let refreshing = false;

/** Offers an update of the copy; any other new worker takes over silently. */
export function followWorkers(registration: ServiceWorkerRegistration): void {
  const look = (): void => void lookAt(registration);
  const follow = (worker: ServiceWorker | null): void => worker?.addEventListener('statechange', look);
  // Serwist's window client ignores workers after the first that it has not registered itself.
  registration.addEventListener('updatefound', () => follow(registration.installing));
  [registration.installing, registration.waiting].forEach(follow);
  look();
}

async function lookAt({ waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const { decision, status } = offlineState.getState();
  if (status === 'downloading' && active?.state === 'activated') void readState();
  if (!waiting || (decision.mode === 'off' && keepsCopy(waiting))) return;
  if (keepsCopy(waiting) && keepsCopy(active)) return offerUpdate(waiting);
  // No copy changes hands. A worker with a malformed address never takes over.
  if (readParams(waiting.scriptURL).offlineMode !== undefined) takeOver();
}

async function offerUpdate(waiting: ServiceWorker): Promise<void> {
  const state = await ask<WorkerState>(waiting, { type: 'STATE' });
  const { decision, copy } = offlineState.getState();
  if (decision.mode === 'off') return;
  // The same files with another flag: nothing that a reader could see.
  if (state && state.version === copy?.version) return takeOver();
  const total = state?.copy?.files ?? 0;
  const progress = state?.copy && { version: state.version, done: total, total, sent: state.copy.sent };
  send({ type: 'updateReady', progress: progress ?? null });
}

/** Reloads each tab once when the reader has taken an update in any of them. */
export function followController(): void {
  let controller = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const former = controller;
    controller = navigator.serviceWorker.controller;
    log('another worker controls this page', controller?.scriptURL);
    const shown = offlineState.getState().copy?.version;
    sayHello(controller);
    void readState();
    if (refreshing) reload();
    else if (keepsCopy(former) && keepsCopy(controller)) void reloadOnce(controller, shown);
  });
}

/** Reloads without being asked: never over typed text, and once for each version and path of this tab. */
async function reloadOnce(controller: ServiceWorker | null, shown: string | undefined): Promise<void> {
  const version = await ask<string>(controller, { type: 'PING' });
  if (version && version === shown) return;
  if (version && !hasTypedText() && markReload(keys.updateReloads, version, location.pathname))
    return reload();
  send({ type: 'updateTaken' });
}

/** Asks the worker which files there are. */
export async function readState(): Promise<void> {
  const registration = await findRegistration();
  const worker = registration?.active ?? registration?.installing;
  // A worker without a copy is about to be replaced: Chromium puts that off while it answers messages.
  if (offlineState.getState().decision.mode === 'on' && !keepsCopy(worker)) return;
  const state = await ask<WorkerState>(worker, { type: 'STATE' });
  if (!state) return;
  const { bytes, sent } = state;
  // Before its worker activates, nothing can serve a complete copy.
  send({ type: 'found', bytes, sent, copy: worker === registration?.active ? state.copy : null });
}

/** Lets the waiting worker take over; every tab then shows the new version. */
export function takeUpdate(): void {
  if (refreshing) return;
  refreshing = true;
  takeOver();
  setTimeout(reload, TAKE_OVER_TIMEOUT_MS);
}
