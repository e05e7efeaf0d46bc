import { markReload } from '@/lib/browser/reload-marks';
import { keys } from '@/lib/browser/storage';
import { readParams, type Progress, type WorkerState } from '@/lib/offline/protocol';
import { useOffline } from './offline-state';
import { hasTypedText, saveTypedText } from './typed-text';
import { ask, findRegistration, keepsCopy, log, takeOver } from './worker-link';

/** After this time without a new worker a refresh the reader has asked for is done anyway. */
const longestTakeOver = 8000;

let refreshing = false;

/** Follows the workers of a registration: an update of the copy is offered, any other change is taken over silently. */
export function followWorkers(registration: ServiceWorkerRegistration): void {
  const look = (): void => void lookAt(registration);
  const follow = (worker: ServiceWorker | null): void => worker?.addEventListener('statechange', look);
  // Serwist's window client stops looking after the first worker that it has not asked for itself; tabs live longer.
  registration.addEventListener('updatefound', () => follow(registration.installing));
  [registration.installing, registration.waiting].forEach(follow);
  look();
}

async function lookAt({ waiting, active }: ServiceWorkerRegistration): Promise<void> {
  // The reader has just removed the copy: what still waits of it is not offered any more.
  if (!waiting || (isOff() && keepsCopy(waiting))) return;
  if (keepsCopy(waiting) && keepsCopy(active)) return offer(waiting);
  // Nothing of the reader's changes hands; a worker whose address is damaged is not let in at all.
  if (readParams(waiting.scriptURL).offlineMode !== undefined) takeOver();
}

function isOff(): boolean {
  return useOffline.getState().decision.mode === 'off';
}

async function offer(waiting: ServiceWorker): Promise<void> {
  const state = await ask<WorkerState>(waiting, { type: 'STATE' });
  if (isOff()) return;
  // The same files under another flag: nothing that a reader could see.
  if (state && state.version === useOffline.getState().copy?.version) return takeOver();
  const former = useOffline.getState().update;
  const sent = state?.copy?.sent;
  const progress: Progress | null =
    state?.copy && sent !== undefined
      ? { version: state.version, done: state.copy.files, total: state.copy.files, sent }
      : (former?.progress ?? null);
  useOffline.setState({ update: { progress, phase: 'ready', wanted: former?.wanted ?? false } });
  log('an update is ready', progress);
  if (former?.wanted) takeUpdate();
}

/** A download has come further while a copy is already there: it is an update. */
export function showUpdateProgress(progress: Progress): void {
  const { update } = useOffline.getState();
  if (progress.failure?.reason === 'paused' || (progress.failure && !update?.wanted))
    return useOffline.setState({ update: null });
  const phase = progress.failure ? 'failed' : 'downloading';
  useOffline.setState({
    update: { progress, phase, wanted: phase === 'failed' ? false : (update?.wanted ?? false) },
  });
}

/** The reader wants the new version: now if it is there, else as soon as it is. */
export async function refresh(): Promise<void> {
  const { update } = useOffline.getState();
  if (!update || update.phase === 'taken') return reload();
  useOffline.setState({ update: { ...update, wanted: true } });
  if ((await findRegistration())?.waiting) takeUpdate();
}

function takeUpdate(): void {
  if (refreshing) return;
  refreshing = true;
  takeOver();
  setTimeout(() => reload(), longestTakeOver);
}

/** Follows who serves this page: each tab loads again once when the reader has taken an update in any of them. */
export function followController(onChange: () => void): void {
  let controller = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const former = controller;
    controller = navigator.serviceWorker.controller;
    log('another worker serves this page', controller?.scriptURL);
    const shown = useOffline.getState().copy?.version;
    onChange();
    if (refreshing) return reload();
    if (keepsCopy(former) && keepsCopy(controller)) void reloadOnce(controller, shown);
  });
}

/** Loads the page again by itself: never over typed text, and once for each version and path of this tab. */
async function reloadOnce(controller: ServiceWorker | null, shown: string | undefined): Promise<void> {
  const version = await ask<string>(controller, { type: 'PING' });
  if (version && version === shown) return;
  if (version && !hasTypedText() && markReload(keys.updateReloads, version, location.pathname))
    return reload();
  useOffline.setState({ update: { progress: null, phase: 'taken', wanted: false }, updateClosed: false });
}

function reload(): void {
  log('the page is loaded again');
  saveTypedText();
  // Chromium waits for good for a page that it has asked of a worker which is replaced meanwhile: that load is given up first.
  window.stop();
  setTimeout(() => location.reload());
}
