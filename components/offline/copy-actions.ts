import { writeStored } from '@/lib/browser/storage';
import { type RepairReport, type Reason, type WorkerState } from '@/lib/offline/protocol';
import { deleteCopy, writeRecord } from '@/lib/offline/store';
import { useOffline } from './offline-state';
import { scope, scopedKeys } from './scope';
import { followWorkers } from './updates';
import { ask, findRegistration, keepsCopy, log, registerWorker, untilGone } from './worker-link';

const longestRepair = 120_000;

/** Turns offline mode on for good, with its reason, and starts or continues the download. */
export async function turnOn(reason: Reason): Promise<void> {
  const decision = { mode: 'on', reason } as const;
  writeStored(scopedKeys.offline, JSON.stringify(decision));
  useOffline.setState({ decision });
  await startDownload();
}

/** Starts the download, or continues one that was paused or interrupted: what is already kept is not fetched again. */
export async function startDownload(): Promise<void> {
  const { failure } = useOffline.getState();
  await writeRecord(scope, 'paused', null);
  useOffline.setState({ failure: null, phase: useOffline.getState().copy ? 'ready' : 'downloading' });
  const former = failure && (await findRegistration())?.installing;
  if (former) await untilGone(former);
  const registration = await registerWorker(true);
  if (!registration) return useOffline.setState({ phase: 'failed', failure: 'network' });
  followWorkers(registration);
  // A worker that is already there would stay: ask for the update that was interrupted.
  if (keepsCopy(registration.active)) await registration.update().catch(() => undefined); // no network: nothing changes
  await readState();
}

/** Stops the download and keeps it stopped over reloads; what is there stays. */
export async function pause(): Promise<void> {
  await writeRecord(scope, 'paused', true);
  const registration = await findRegistration();
  registration?.installing?.postMessage({ type: 'PAUSE' });
  useOffline.setState(({ copy, update }) => ({
    phase: copy ? 'ready' : 'paused',
    failure: 'paused',
    // Stopped, and not only once its worker says so.
    update: update?.phase === 'downloading' ? null : update,
  }));
}

/**
 * Removes the copy and turns offline mode off until the reader wants it again. Returns the bytes of the copy, null where it was
 * not whole: the browser's own figure follows much later.
 */
export async function turnOff(): Promise<number | null> {
  const { copy } = useOffline.getState();
  const decision = { mode: 'off', reason: 'reader' } as const;
  writeStored(scopedKeys.offline, JSON.stringify(decision));
  useOffline.setState({ decision });
  forgetQuery();
  const former = await findRegistration();
  former?.installing?.postMessage({ type: 'PAUSE' });
  const registration = await registerWorker(false);
  if (registration) followWorkers(registration);
  else await former?.unregister();
  // The worker that takes over deletes the copy too; here for when it cannot.
  await deleteCopy(scope);
  log('the copy is removed');
  useOffline.setState({ phase: 'off', copy: null, progress: null, failure: null, update: null });
  return copy?.bytes ?? null;
}

/** Checks every file of the copy and fetches what is lost or damaged. */
export async function repair(): Promise<RepairReport | undefined> {
  return ask<RepairReport>((await findRegistration())?.active, { type: 'REPAIR' }, longestRepair);
}

/** Reads from the worker what there is. */
export async function readState(): Promise<void> {
  const registration = await findRegistration();
  const state = await ask<WorkerState>(registration?.active ?? registration?.installing, { type: 'STATE' });
  if (!state) return;
  const { bytes, sent, copy } = state;
  useOffline.setState(({ decision, phase }) => ({
    size: { bytes, sent },
    ...(decision.mode === 'on' && copy ? { copy, phase: 'ready' } : { phase }),
  }));
}

/** Bytes this origin keeps, 0 when the browser does not say. */
export async function readUsage(): Promise<number> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  return estimate?.usage ?? 0;
}

/** `?offlineMode=true` would turn it on again at the next load. */
function forgetQuery(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('offlineMode')) return;
  url.searchParams.delete('offlineMode');
  history.replaceState(history.state, '', url);
}
