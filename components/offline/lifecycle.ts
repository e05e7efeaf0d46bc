import { onStored, readStored, readStoredJson, writeStored } from '@/lib/browser/storage';
import { decide, findTrigger, isDecision, type Surroundings } from '@/lib/offline/decision';
import { readToPage, type RepairReport } from '@/lib/offline/protocol';
import { deleteCopy, isRecord, writeRecord } from '@/lib/offline/store';
import { followController, followWorkers, readState, takeUpdate } from './follow-workers';
import { showsUpdate, type Action, type State } from './machine';
import { base, scope, scopedKeys, showNotices } from './scope';
import { offlineState, send } from './state';
import { reload, restoreTypedText } from './typed-text';
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
  untilGone,
} from './worker-link';

const REPAIR_TIMEOUT_MS = 180_000;
/** Minimum time between two automatic attempts, or two looks for an update. */
const RETRY_INTERVAL_MS = 60_000;
const LONGEST_RETRY_INTERVAL_MS = 600_000;

let running = false;
let lastTry = -Infinity;
let retryDelay = RETRY_INTERVAL_MS / 2;

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

/* What transitions cause */

offlineState.subscribe((state, former) => {
  if (state.failure !== former.failure) reportFailure(state);
  if (state.status === 'downloading' && state.progress && !former.progress) announceDownload(state);
  if (state.status === 'ready' && !former.copy && former.progress) announceCopy();
  if ((showsUpdate(state) && !showsUpdate(former)) || (state.notice && !former.notice)) showNotices();
  if (state.status === 'updateReady' && state.wanted === 'yes') takeUpdate();
});

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
