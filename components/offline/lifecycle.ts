import { createStore } from 'zustand/vanilla';
import { markReload } from '@/lib/browser/reload-marks';
import { keys, onStored, readStored, readStoredJson, writeStored } from '@/lib/browser/storage';
import { decide, findTrigger, isDecision, type Surroundings } from '@/lib/offline/decision';
import { readParams, readToPage, type RepairReport, type WorkerState } from '@/lib/offline/protocol';
import { deleteCopy, isRecord, writeRecord } from '@/lib/offline/store';
import { initialState, reduce, showsUpdate, type Action, type OfflineEvent, type State } from './machine';
import { base, scope, scopedKeys, showNotices } from './scope';
import { hasTypedText, reload, restoreTypedText } from './typed-text';
import {
  answers,
  ask,
  build,
  checkCopy,
  findRegistration,
  forgetParameter,
  holdDownload,
  holdWhileLoading,
  keepsCopy,
  log,
  registerWorker,
  sayHello,
  takeOver,
  untilGone,
} from './worker-link';

const REPAIR_TIMEOUT_MS = 180_000;
/** Longest wait for a new worker to take over. */
const TAKE_OVER_TIMEOUT_MS = 8000;
/** Minimum time between two automatic attempts, or two looks for an update. */
const RETRY_INTERVAL_MS = 60_000;
const LONGEST_RETRY_INTERVAL_MS = 600_000;

/** State of the copy, shown by the panel and the notices. Without React, which not every page loads. */
export const offlineState = createStore<State>()(() => initialState);

let running = false;
let refreshing = false;
let lastTry = -Infinity;
let retryDelay = RETRY_INTERVAL_MS / 2;

/** Passes an event to the state machine and performs what the transition causes. */
export function send(event: OfflineEvent): void {
  const former = offlineState.getState();
  const state = reduce(former, event);
  offlineState.setState(state, true);
  log(event.type, state.status);
  if (state.failure !== former.failure) reportFailure(state);
  if (state.status === 'downloading' && state.progress && !former.progress) announceDownload(state);
  if (state.status === 'ready' && !former.copy && former.progress) announceCopy();
  if ((showsUpdate(state) && !showsUpdate(former)) || (state.notice && !former.notice)) showNotices();
  if (state.status === 'updateReady' && state.wanted === 'yes') takeUpdate();
}

/** Starts offline reading: decides, registers a worker and follows it. Once per document. */
export async function runOffline(): Promise<void> {
  if (running) return;
  running = true;
  restoreTypedText();
  const { dataset } = document.documentElement;
  if (!('serviceWorker' in navigator) || dataset.offline === 'off' || window.top !== window)
    return send({ type: 'unsupported' });
  try {
    listen();
    await begin();
  } catch (error) {
    console.error('registerSW failed', error);
    send({ type: 'unsupported' });
  }
}

/** Opens the panel. The browser may be slow to answer about its workers: the panel shows the answers as they come. */
export async function openPanel(): Promise<void> {
  void runOffline();
  // Damaged files are found by reading them all, which is too much for every page.
  void findRegistration().then(checkCopy, () => undefined);
  await (await import('./mount')).mountOffline('panel');
}

async function begin(): Promise<void> {
  const former = await findRegistration();
  if (former?.active && !(await answers(former.active))) {
    console.warn('The offline worker does not answer and is removed; the next load brings a new one.');
    await former.unregister();
    return;
  }
  const stored = readStoredJson(scopedKeys.offline, isDecision);
  const wasInstalled = readStored(scopedKeys.appInstalled) === 'true';
  const trigger = await findTrigger(window as unknown as Surroundings, wasInstalled);
  const hasCopy = keepsCopy(former?.active);
  const decision = decide(stored, trigger, hasCopy);
  const on = decision.mode === 'on';
  const paused = on && (await isRecord(scope, 'paused', true));
  log('decided', decision, { stored, trigger });
  if (on) writeStored(scopedKeys.offline, JSON.stringify(decision));
  send({ type: 'decided', decision, paused });
  if (on && !hasCopy) return paused ? undefined : startDownload();
  const registration = await registerWorker(on);
  if (!registration) return;
  followWorkers(registration);
  sayHello(registration.active);
  await readState();
}

/* What the reader can do */

/** Performs the action of a button in the panel; a repair returns its report. */
export async function perform(action: Action): Promise<RepairReport | undefined> {
  if (action === 'repair')
    return ask<RepairReport>((await findRegistration())?.active, { type: 'REPAIR' }, REPAIR_TIMEOUT_MS);
  if (action === 'keep') {
    // Browsers are most willing to grant this on a click.
    await navigator.storage?.persist?.().catch(() => false);
    const decision = { mode: 'on', reason: 'reader' } as const;
    writeStored(scopedKeys.offline, JSON.stringify(decision));
    send({ type: 'decided', decision, paused: false });
    await startDownload();
  } else if (action === 'pause') await pause();
  else if (action === 'refresh') await refresh();
  else await startDownload();
  return undefined;
}

/** Starts or continues the download; stored files are not fetched again. */
async function startDownload(): Promise<void> {
  const { failure } = offlineState.getState();
  await writeRecord(scope, 'paused', null);
  send({ type: 'started' });
  // The browser would take a worker that is still stopping for the new one, and start none.
  const stopping = failure && (await findRegistration())?.installing;
  if (stopping) await untilGone(stopping);
  const registration = await registerWorker(true);
  if (!registration)
    return send({ type: 'failed', failure: { reason: 'network', file: `${base}sw.js`, status: 0 } });
  followWorkers(registration);
  // A worker that is already active restores its files; an interrupted update has to be asked for.
  sayHello(registration.active);
  if (keepsCopy(registration.active)) await registration.update().catch(() => undefined); // offline: nothing changes
  await readState();
}

/** Stops the download, also for later visits; stored files stay. */
export async function pause(): Promise<void> {
  await writeRecord(scope, 'paused', true);
  const registration = await findRegistration();
  for (const worker of [registration?.installing, registration?.active])
    worker?.postMessage({ type: 'PAUSE' });
  send({ type: 'paused' });
}

/** Deletes the copy and turns offline mode off until the reader wants it again. Returns the bytes of a complete copy, or null. */
export async function turnOff(): Promise<number | null> {
  const { copy } = offlineState.getState();
  writeStored(scopedKeys.offline, JSON.stringify({ mode: 'off', reason: 'reader' }));
  send({ type: 'removed' });
  forgetParameter();
  const former = await findRegistration();
  former?.installing?.postMessage({ type: 'PAUSE' });
  const registration = await registerWorker(false);
  if (registration) followWorkers(registration);
  else await former?.unregister();
  // The new worker deletes the copy too, unless it cannot be fetched.
  await deleteCopy(scope);
  return copy?.bytes ?? null;
}

/** Shows the new version: at once if it is ready, otherwise as soon as it is. */
export async function refresh(): Promise<void> {
  if (offlineState.getState().status === 'updateTaken') return reload();
  send({ type: 'updateWanted' });
  if ((await findRegistration())?.waiting) takeUpdate();
}

/* What the worker and the document do */

function listen(): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    const message = readToPage(data);
    if (message?.type === 'WHICH_BUILD') ports[0]?.postMessage(build());
    if (message?.type !== 'PROGRESS') return;
    const { progress } = message;
    send({ type: 'progress', progress });
    if (progress.done === progress.total && !progress.failure) void readState();
  });
  navigator.serviceWorker.startMessages();
  followController();
  holdWhileLoading(() => ['downloading', 'updating'].includes(offlineState.getState().status));
  const retry = (): void => {
    if (performance.now() - lastTry >= RETRY_INTERVAL_MS) void lookAgain();
  };
  window.addEventListener('online', retry);
  document.addEventListener('page:shown', retry);
  document.addEventListener('visibilitychange', retry);
  onStored(scopedKeys.offline, (value) => {
    if (value?.includes('"off"')) send({ type: 'removed' });
  });
}

/** Offers an update of the copy; any other new worker takes over silently. */
function followWorkers(registration: ServiceWorkerRegistration): void {
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
function followController(): void {
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
async function readState(): Promise<void> {
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

/* What transitions cause */

function reportFailure({ failure }: State): void {
  if (failure?.reason !== 'network') return;
  console.warn(`Offline copy: ${failure.file} could not be downloaded (${failure.status || 'no response'}).`);
  setTimeout(() => void lookAgain(), retryDelay);
  retryDelay = Math.min(2 * retryDelay, LONGEST_RETRY_INTERVAL_MS);
}

/** Retries a failed download, or looks for an update. */
async function lookAgain(): Promise<void> {
  const { decision, status, failure } = offlineState.getState();
  if (decision.mode === 'off' || failure?.reason === 'paused') return;
  if (document.visibilityState === 'hidden' || !navigator.onLine) return;
  lastTry = performance.now();
  if (failure?.reason === 'network') return startDownload();
  if (status === 'ready') await (await findRegistration())?.update().catch(() => undefined); // offline: looks again later
}

/** Says once that a download has begun which the reader has not asked for, and gives a moment to pause it. */
function announceDownload({ decision: { reason } }: State): void {
  if (reason === 'reader' || reason === 'queryString' || readStored(scopedKeys.offlineReadySaid)) return;
  writeStored(scopedKeys.offlineReadySaid, 'download');
  void holdDownload(true);
  send({ type: 'notice', notice: 'download' });
}

/** Says once that the copy is complete. */
function announceCopy(): void {
  if (readStored(scopedKeys.offlineReadySaid) === 'true') return send({ type: 'notice', notice: null });
  writeStored(scopedKeys.offlineReadySaid, 'true');
  send({ type: 'notice', notice: 'ready' });
}

function takeUpdate(): void {
  if (refreshing) return;
  refreshing = true;
  takeOver();
  setTimeout(reload, TAKE_OVER_TIMEOUT_MS);
}
