import { readStoredJson, writeStored } from '@/lib/browser/storage';
import { isDecision } from '@/lib/offline/decision';
import type { RepairReport } from '@/lib/offline/protocol';
import { deleteCopy, writeRecord } from '@/lib/offline/store';
import { startDownload } from './lifecycle';
import { scope, scopedKeys } from './scope';
import { reload } from './typed-text';
import { useOffline, send, statusOf, type Action } from './use-offline';
import { findRegistration, followWorkers, post, registerWorker, request } from './workers';

const REPAIR_TIMEOUT_MS = 180_000;

/** Performs the action of a button in the panel; a repair returns its report. */
export async function perform(action: Action): Promise<RepairReport | undefined> {
  switch (action) {
    case 'repair':
      return request<RepairReport>((await findRegistration())?.active, 'REPAIR', REPAIR_TIMEOUT_MS);
    case 'pause':
      await pause();
      break;
    case 'refresh':
      refresh();
      break;
    case 'keep':
      await turnOn();
      break;
    case 'resume':
    case 'retry':
      await startDownload();
  }
  return undefined;
}

async function turnOn(): Promise<void> {
  // Browsers are most willing to grant this on a click. Firefox asks the reader, who may never answer.
  void navigator.storage?.persist?.().catch(() => false);
  const decision = { mode: 'on', reason: 'reader' } as const;
  writeStored(scopedKeys.offline, JSON.stringify(decision));
  send('decided', decision, false);
  await startDownload();
}

/** Stops the download, also for later visits; stored files stay. */
export async function pause(): Promise<void> {
  await writeRecord(scope, 'paused', true);
  const registration = await findRegistration();
  post(registration?.installing, 'PAUSE');
  post(registration?.active, 'PAUSE');
  send('stopped', { reason: 'paused' });
}

/** Shows the new version: at once if it is ready, otherwise as soon as it is. Replaces a worker that does not answer. */
export function refresh(): void {
  const status = statusOf(useOffline.getState());
  if (status === 'updateTaken' || status === 'silent') reload();
  else send('updateWanted');
}

/** Deletes the copy and turns offline mode off until the reader wants it again. Returns the bytes of a complete copy, or null. */
export async function turnOff(): Promise<number | null> {
  const { copy } = useOffline.getState();
  writeStored(scopedKeys.offline, JSON.stringify({ mode: 'off', reason: 'reader' }));
  send('removed');
  forgetParameter();
  const former = await findRegistration();
  post(former?.installing, 'PAUSE');
  post(former?.active, 'PAUSE');
  // Delete the copy even if the new worker fails to register. It deletes what the former one was still storing.
  await deleteCopy(scope);
  const registration = await registerWorker(false);
  if (registration) followWorkers(registration);
  else await former?.unregister();
  return copy?.bytes ?? null;
}

/** Removes `?offlineMode`, which would turn offline mode on again at the next load. */
function forgetParameter(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('offlineMode')) return;
  url.searchParams.delete('offlineMode');
  history.replaceState(history.state, '', url);
}

/** Verifies all stored files when the panel is opened: reading them all costs too much for every page view. */
export async function checkCopy(): Promise<void> {
  const registration = await findRegistration().catch(() => null); // `runOffline` reports why there are no workers
  const { copy, size } = useOffline.getState();
  if (registration !== undefined || !copy || !size) return post(registration?.active, 'CHECK');
  // While the page was open, the browser has deleted the copy with its worker: for want of room, or for the reader, then with the decision.
  if (readStoredJson(scopedKeys.offline, isDecision)?.mode !== 'on') return send('removed');
  send('found', { ...size, copy: null });
  await startDownload();
}
