import { sumSent, type ListedFile } from '../list';
import type { Failure, Progress, RepairReport } from '../protocol';
import { readRecord } from '../store';
import { findWindows, list, log, scope } from './context';
import {
  DownloadError,
  download,
  dropFiles,
  filesByKey,
  findDamaged,
  listKeys,
  listMissing,
  recordCopy,
} from './files';

/** Parallel downloads: few, so that a page the reader requests finds a free connection. */
const PARALLEL = 2;
/** Attempts per file. */
const ATTEMPTS = 3;
const RETRY_DELAY_MS = 1000;
/** Consecutive failures, of any files, after which the network counts as down. */
const GIVE_UP_AFTER = 8;
/** Longest wait for home without its slash. */
const HOME_TIMEOUT_MS = 5000;

let running: Promise<Failure | null> | null = null;
/** Ends the downloads and checks that have begun. */
let pausing = new AbortController();
let repairing: Promise<RepairReport> | null = null;

/** Downloads all missing files at install. Fails unless every one of them is stored: an update is all or nothing. */
export async function install(): Promise<void> {
  const isPaused = (await readRecord(scope, 'paused')) === true;
  // An aborted download sends its end to all tabs: the pause may come from another tab than the download.
  const failure = await fetchMissing(
    isPaused ? AbortSignal.abort(new DownloadError({ reason: 'paused' })) : undefined,
  );
  if (failure) throw new DownloadError(failure);
}

/** Ends what has begun to download or check files; stored files stay for the next attempt. */
export function pauseDownload(): void {
  pausing.abort(new DownloadError({ reason: 'paused' }));
  pausing = new AbortController();
}

/** Restores what the browser has evicted. */
export async function restoreLost(paused = pausing.signal): Promise<void> {
  await running; // a running download does not notice files that are lost after its start
  if ((await listMissing()).length > 0) await fetchMissing(paused);
}

/**
 * Checks every stored file against its hash and downloads those that are lost or damaged. Calls share one run. Pausing or
 * removing the copy cancels the run.
 */
export function repair(): Promise<RepairReport> {
  repairing ??= checkAll().finally(() => (repairing = null));
  return repairing;
}

async function checkAll(): Promise<RepairReport> {
  const { signal } = pausing;
  const damagedFiles = await findDamaged();
  await running; // a running download would report the deleted files as evicted
  if (signal.aborted) return { checked: list.files.length, repaired: 0, failed: damagedFiles.length };
  await dropFiles(damagedFiles);
  const damaged = (await listMissing()).length;
  await restoreLost(signal);
  const failed = (await listMissing()).length;
  return { checked: list.files.length, repaired: damaged - failed, failed };
}

/** Downloads what the cache lacks; returns why it ended early, or null. Calls share one run, so that tabs do not download twice. */
function fetchMissing(paused = pausing.signal): Promise<Failure | null> {
  running ??= run(paused).finally(() => (running = null));
  return running;
}

async function run(paused: AbortSignal): Promise<Failure | null> {
  const before = new Set(await listKeys());
  const progress: Progress = { version: list.version, done: 0, total: list.files.length, sent: 0 };
  const notifyPages = async (): Promise<void> =>
    (await findWindows()).forEach((window) => window.postMessage(progress));
  try {
    const missing = await listMissing();
    progress.done = progress.total - missing.length;
    progress.sent = sumSent(missing);
    log(`${missing.length} of ${progress.total} files to download`);
    await notifyPages();
    await downloadAll(missing, paused, async (file) => {
      progress.done += 1;
      log(`${progress.done} of ${progress.total}`, file[0]);
      // The end is announced below, when everything is certainly stored.
      if (progress.done < progress.total) await notifyPages();
    });
    // Looked up again: a browser short of room may have evicted files since.
    const [evicted] = await listMissing();
    if (evicted) throw new DownloadError({ reason: 'network', file: evicted[0], status: 0 });
    await recordCopy(progress.sent);
  } catch (error) {
    progress.failure = toFailure(error);
    log('the download ended', progress.failure, error);
    // Without room, half an update is useless to the reader and takes space from the working copy.
    if (progress.failure.reason === 'quota')
      await dropFiles([...filesByKey.keys()].filter((key) => !before.has(key)));
    await notifyPages();
    return progress.failure;
  }
  log('the copy is complete');
  // Home without its slash is out of scope: request it, so that the browser caches its permanent redirect.
  const signal = AbortSignal.timeout(HOME_TIMEOUT_MS);
  await fetch(scope.replace(/\/$/, ''), { signal, redirect: 'manual' }).catch(() => undefined);
  await notifyPages();
  return null;
}

/** Downloads files, a failed one again after a while. Throws what ended the download, or the first file that never came. */
async function downloadAll(
  files: readonly ListedFile[],
  paused: AbortSignal,
  onStored: (file: ListedFile) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  const signal = AbortSignal.any([paused, controller.signal]);
  const queue = files.map((file) => ({ file, attempt: 1 }));
  let consecutive = 0;
  let lost: Failure | undefined;
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { file, attempt } = next;
      try {
        // The jitter keeps readers whose server has just recovered from all returning at once.
        if (attempt > 1) await wait(RETRY_DELAY_MS * attempt * (0.5 + Math.random()));
        signal.throwIfAborted();
        await download(file, attempt > 1, signal);
        consecutive = 0;
        await onStored(file);
      } catch (error) {
        const failure = toFailure(error, file[0]);
        log(`attempt ${attempt} failed`, failure);
        consecutive += 1;
        if (failure.reason !== 'network' || consecutive === GIVE_UP_AFTER)
          controller.abort(new DownloadError(failure));
        signal.throwIfAborted();
        if (attempt < ATTEMPTS) queue.push({ file, attempt: attempt + 1 });
        else lost ??= failure;
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  if (lost) throw new DownloadError(lost);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function toFailure(error: unknown, file = ''): Failure {
  if (error instanceof DownloadError) return error.failure;
  const isQuota = error instanceof Error && error.name === 'QuotaExceededError';
  return isQuota ? { reason: 'quota' } : { reason: 'network', file, status: 0 };
}
