import { onStored, readStored, readStoredJson, writeStored } from '@/lib/browser/storage';
import { site } from '@/lib/site/config';
import { decide, findTrigger, isDecision } from '@/lib/offline/decision';
import { readProgress } from '@/lib/offline/protocol';
import { readRecord, writeRecord } from '@/lib/offline/store';
import { useOpenDialog, type DialogName } from '../ui/use-open-dialog';
import { useOffline, send, statusOf } from './use-offline';
import { base, log, scope, scopedKeys } from './scope';
import { restoreTypedText } from './typed-text';
import { showNotices } from './use-notices-shown';
import {
  request,
  findRegistration,
  followController,
  followWorkers,
  keepsCopy,
  readState,
  registerWorker,
  takeUpdate,
  waitForWorkerEnd,
  post,
} from './workers';

/** Interval between automatic retries after a failure, and between checks for an update. */
const CHECK_INTERVAL_MS = 60_000;
/** A copy that nobody asked for starts once the reader has stayed this long: a quick look costs no data and no processor time. */
const STAY_MS = 5000;

let isRunning = false;
let lastCheck = -Infinity;

/** Starts offline reading, once per document: decides, registers a worker and follows it. */
export async function runOffline(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  restoreTypedText();
  if (!('serviceWorker' in navigator) || site.offline === 'off' || window.top !== window)
    return send('unsupported');
  try {
    followState();
    listen();
    await begin();
  } catch (error) {
    console.error('registerSW failed', error);
    send('unsupported');
  }
}

async function begin(): Promise<void> {
  const former = await findRegistration();
  if (former?.active && (await request(former.active, 'PING')) === undefined) {
    console.warn('The offline worker does not answer and is removed.');
    await former.unregister();
    return send('silent');
  }
  const stored = readStoredJson(scopedKeys.offline, isDecision);
  const wasInstalled = readStored(scopedKeys.appInstalled) === 'true';
  const trigger = await findTrigger(window, wasInstalled);
  const hasCopy = keepsCopy(former?.active);
  const decision = decide(stored, trigger, hasCopy);
  const isOn = decision.mode === 'on';
  const isPaused = isOn && (await readRecord(scope, 'paused')) === true;
  log('decided', decision, { stored, trigger });
  if (isOn) writeStored(scopedKeys.offline, JSON.stringify(decision));
  send('decided', decision, isPaused);
  if (!isOn || hasCopy) return void (await connect(isOn));
  if (isPaused) return;
  if (decision.reason === 'mobile' || decision.reason === 'saveData') await waitForStay();
  // Another tab may have turned offline mode off during the wait.
  if (useOffline.getState().decision?.mode === 'on') await startDownload();
}

/** Waits until the reader has stayed, or looks at the panel. */
function waitForStay(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      stop();
      resolve();
    };
    const lookAtPanel = ({ name }: { name: DialogName | null }): void => {
      if (name === 'offline') end();
    };
    const stop = useOpenDialog.subscribe(lookAtPanel);
    setTimeout(end, STAY_MS);
    lookAtPanel(useOpenDialog.getState());
  });
}

/** Registers the worker, follows it and asks for its state. */
async function connect(isOn: boolean): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await registerWorker(isOn);
  if (!registration) return undefined;
  followWorkers(registration);
  post(registration.active, 'HELLO');
  await readState();
  return registration;
}

/** Starts or continues the download; stored files are not fetched again. */
export async function startDownload(): Promise<void> {
  const { failure } = useOffline.getState();
  const wasPaused = (await readRecord(scope, 'paused')) === true;
  await writeRecord(scope, 'paused', null);
  send('started');
  // Progress from before a pause may come after it, and clears the failure.
  if (failure || wasPaused) await waitForWorkerEnd();
  const registration = await connect(true);
  if (!registration) return send('stopped', { reason: 'network', file: `${base}sw.js`, status: 0 });
  // The active worker restores its own files; an interrupted update must be requested.
  if (keepsCopy(registration.active)) await registration.update().catch(() => undefined); // offline: nothing changes
}

/* Events of workers and the document */

function listen(): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    // A message with a port asks for the build of this page.
    ports[0]?.postMessage(process.env.SITE_BUILD ?? '');
    const progress = readProgress(data);
    if (!progress) return;
    send('progressed', progress);
    if (progress.done === progress.total && !progress.failure) void readState();
  });
  navigator.serviceWorker.startMessages();
  followController();
  window.addEventListener('online', () => void retryOrUpdate());
  document.addEventListener('visibilitychange', checkForUpdate);
  setInterval(() => {
    if (useOffline.getState().failure) void retryOrUpdate();
  }, CHECK_INTERVAL_MS);
  onStored(scopedKeys.offline, followDecision);
}

/** Follows the choice of another tab. Its download shows when the worker, which then can be paused, reports progress to all tabs. */
function followDecision(): void {
  const decision = readStoredJson(scopedKeys.offline, isDecision);
  const former = useOffline.getState().decision?.mode;
  if (decision?.mode === 'off' && former !== 'off') send('removed');
  if (decision?.mode !== 'on' || former !== 'off') return;
  send('decided', decision, false);
  void readState();
}

/** Checks for an update, at most once per interval. Called for each page that is shown. */
export function checkForUpdate(): void {
  if (isRunning && performance.now() - lastCheck >= CHECK_INTERVAL_MS) void retryOrUpdate();
}

/** Retries a failed download, asks a silent worker again, or checks for an update. */
async function retryOrUpdate(): Promise<void> {
  const state = useOffline.getState();
  if (state.decision?.mode !== 'on' || document.visibilityState === 'hidden' || !navigator.onLine) return;
  lastCheck = performance.now();
  if (state.failure?.reason === 'network') return startDownload();
  if (statusOf(state) === 'silent') return readState();
  if (statusOf(state) === 'ready') await (await findRegistration())?.update().catch(() => undefined); // offline: later
}

/* Side effects of transitions */

function followState(): void {
  useOffline.subscribe((state, former) => {
    const { failure, progress, copy, update, isWanted, isAnnounced } = state;
    // The notices, whose code this loads, announce the first copy and each update.
    if (isAnnounced || (copy && (progress || update !== 'none'))) showNotices();
    if (failure?.reason === 'network' && failure !== former.failure)
      console.warn(
        `Offline copy: ${failure.file} could not be downloaded (${failure.status || 'no response'}).`,
      );
    if (progress && !copy && !former.progress) openNoticeOnce('download');
    if (copy && former.progress && !former.copy) openNoticeOnce('true');
    // Closed by the reader, not by a failure, after which the complete copy is still announced.
    if (former.isAnnounced && !isAnnounced && !failure) writeStored(scopedKeys.offlineReadySaid, 'true');
    if (isWanted && statusOf(state) === 'updateReady') void takeUpdate();
  });
}

/**
 * Opens the notice about the first download or the complete copy, each once per browser. `'true'` is stored for the complete copy and
 * for a notice that the reader has closed: after it, none opens.
 */
function openNoticeOnce(stage: 'download' | 'true'): void {
  const said = readStored(scopedKeys.offlineReadySaid);
  if (said === 'true' || said === stage) return;
  writeStored(scopedKeys.offlineReadySaid, stage);
  send('announced', true);
}
