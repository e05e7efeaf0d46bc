import { keys, readStored, writeStored } from '@/lib/browser/storage';
import type { Progress } from '@/lib/offline/protocol';
import { readState, startDownload } from './copy-actions';
import { installPrompt } from './install-prompt';
import { useOffline } from './offline-state';
import { scopedKeys } from './scope';
import { showUpdateProgress } from './updates';
import { findRegistration, log } from './worker-link';

/** How long after a failure, or after the last look for an update, the next one may come (the page's own clock). */
const patience = 60_000;

let lastTry = 0;
let nextWait = patience / 2;

/** The reader's moves: while a page is waited for, the download waits; coming back or online is the moment to try again. */
export function followDocument(): void {
  const hold = (value: boolean) => async (): Promise<void> => {
    const { phase, update } = useOffline.getState();
    if (phase !== 'downloading' && update?.phase !== 'downloading') return;
    (await findRegistration())?.installing?.postMessage({ type: 'HOLD', hold: value });
  };
  const onPointerDown = ({ target }: Event): void => {
    if (target instanceof Element && !target.closest('[data-offline-ui]')) void hold(true)();
  };
  document.addEventListener('page:loading', hold(true));
  document.addEventListener('pointerdown', onPointerDown, { passive: true });
  document.addEventListener('page:shown', hold(false));
  document.addEventListener('page:shown', offerInstall);
  document.addEventListener('page:failed', hold(false));
  const tryAgain = (): void => void lookAgain();
  window.addEventListener('online', tryAgain);
  document.addEventListener('page:shown', tryAgain);
  document.addEventListener('visibilitychange', tryAgain);
}

/** The offer to install waits for the second page: a reader who only looks something up is left alone. */
function offerInstall(): void {
  if (installPrompt.getState().prompt && readStored(keys.installHintClosed) !== 'true') showNotices();
}

/** Brings the notices into the page; what they show follows the state. */
export function showNotices(): void {
  import('./mount')
    .then(({ mountOffline }) => mountOffline('notices'))
    .catch((error: unknown) => console.warn('The notices about the copy must wait:', error));
}

async function lookAgain(): Promise<void> {
  const { decision, phase, failure } = useOffline.getState();
  if (
    decision.mode === 'off' ||
    failure === 'paused' ||
    document.visibilityState === 'hidden' ||
    !navigator.onLine
  )
    return;
  if (performance.now() - lastTry < patience && lastTry > 0) return;
  lastTry = performance.now();
  if (phase === 'failed' || failure === 'network') return startDownload();
  if (phase === 'ready') await (await findRegistration())?.update().catch(() => undefined); // no network: the next look comes
}

/** A failed download is tried again by itself, less and less often, as long as the page is there. */
function tryLater(): void {
  setTimeout(() => void lookAgain(), nextWait);
  nextWait = Math.min(2 * nextWait, 10 * patience);
}

/** Takes in how far a download is: the first one, or an update's when there is a copy already. */
export function showProgress(progress: Progress): void {
  const { copy } = useOffline.getState();
  log(`${progress.done} of ${progress.total}`, progress.failure ?? '');
  if (progress.failure?.reason === 'network')
    console.warn(
      `Offline copy: ${progress.failure.file} could not be downloaded (${progress.failure.status || 'no response'}).`,
    );
  if (progress.failure?.reason === 'network') tryLater();
  if (copy) {
    useOffline.setState({ failure: progress.failure?.reason ?? null });
    return showUpdateProgress(progress);
  }
  if (progress.failure)
    return useOffline.setState({
      progress,
      failure: progress.failure.reason,
      phase: progress.failure.reason === 'paused' ? 'paused' : 'failed',
    });
  useOffline.setState({ progress, failure: null, phase: 'downloading' });
  if (progress.done === progress.total) void finishFirst();
}

/** The first copy is complete once its worker has taken over; until then there is nothing that could serve it. */
async function finishFirst(): Promise<void> {
  const registration = await findRegistration();
  const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
  const look = async (): Promise<void> => {
    if (worker?.state !== 'activated') return;
    await readState();
    if (useOffline.getState().copy && readStored(scopedKeys.offlineReadySaid) !== 'true') {
      useOffline.setState({ justReady: true });
      writeStored(scopedKeys.offlineReadySaid, 'true');
    }
  };
  worker?.addEventListener('statechange', () => void look());
  await look();
}
