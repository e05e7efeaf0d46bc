import type { Serwist } from 'serwist';
import { cacheKeyOf, readWhole, sumSent, type ListedFile } from '../list';
import type { Copy, Failure, Progress, RepairReport } from '../protocol';
import { copyCacheName, isRecord, readCopy, writeRecord } from '../store';
import { list, log, scope, tellPages, worker } from './context';
import { dropFiles, keepUnchangedPages, listMissing, storeFile } from './stored-files';

/** Parallel downloads: few, so that a page the reader requests finds a free connection. */
const PARALLEL = 2;
/** The request for home without its slash is worth no longer wait. */
const HOME_TIMEOUT_MS = 5000;
/** Attempts per file; fewer when the answer is final, such as a 404 or other content. */
const ATTEMPTS = 4;
const FINAL_ATTEMPTS = 2;
const RETRY_DELAY_MS = 1000;
/** Consecutive failures, of any files, after which the network counts as down. */
const GIVE_UP_AFTER = 8;
/** A page can hold a download no longer than this: it may have been closed. */
const LONGEST_HOLD_MS = 2000;

type Pending = { file: ListedFile; attempts: number; notBefore: number };

let running: Promise<Failure | null> | null = null;
let progress: Progress | null = null;
let failure: Failure | null = null;
let abort = new AbortController();
let gate: { promise: Promise<void>; open: () => void } | null = null;
let updateAsked = false;
let repairing: Promise<RepairReport> | null = null;

/** Downloads all missing files at install. Fails unless every one of them is stored: an update is all or nothing. */
export async function install(serwist: Serwist, event: ExtendableEvent): Promise<void> {
  const failed = (await isRecord(scope, 'paused', true))
    ? await report({ reason: 'paused' })
    : await fetchMissing(serwist, event);
  if (failed) throw new Error(failed.reason);
}

/** Ends the download; stored files stay for the next attempt. */
export function pauseDownload(): void {
  stop({ reason: 'paused' });
}

/** Suspends the download while a page loads, or resumes it. */
export function holdDownload(hold: boolean): void {
  if (!hold) return gate?.open();
  if (gate) return;
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  const open = (): void => {
    clearTimeout(timer);
    gate = null;
    resolve();
  };
  const timer = setTimeout(open, LONGEST_HOLD_MS);
  gate = { promise, open };
}

/**
 * Downloads whatever the list has and the cache has not; returns why it ended early, or null. Calls share one run, so that
 * several tabs do not download twice.
 */
export function fetchMissing(serwist: Serwist, event: ExtendableEvent): Promise<Failure | null> {
  running ??= run(serwist, event).finally(() => (running = null));
  return running;
}

/** Returns the record of this version's copy if all its files are stored, otherwise null. A lost record is written again. */
export async function findCopy(): Promise<Copy | null> {
  if ((await listMissing()).length > 0) return null;
  return (await readCopy(scope, list.version)) ?? writeCopy(0);
}

/** Checks every stored file against its hash and downloads those that are lost or damaged. Calls share one run. */
export function repair(serwist: Serwist, event: ExtendableEvent): Promise<RepairReport> {
  repairing ??= checkAll(serwist, event).finally(() => (repairing = null));
  return repairing;
}

async function checkAll(serwist: Serwist, event: ExtendableEvent): Promise<RepairReport> {
  const cache = await caches.open(copyCacheName(scope));
  const wrong: string[] = [];
  for (const file of list.files) {
    const key = cacheKeyOf(file, scope);
    if (!(await readWhole(file, await cache.match(key)))) wrong.push(key);
  }
  await running; // it would take what is deleted under it for evicted
  await Promise.all(wrong.map((key) => cache.delete(key)));
  const damaged = (await listMissing()).length;
  if (damaged > 0) await restoreLost(serwist, event);
  const failed = (await listMissing()).length;
  return { checked: list.files.length, repaired: damaged - failed, failed };
}

/** Restores what the browser has evicted. If the server no longer has it, there is a newer build: asks for it, once. */
export async function restoreLost(serwist: Serwist, event: ExtendableEvent): Promise<void> {
  if ((await listMissing()).length === 0) return;
  const failed = await fetchMissing(serwist, event);
  if (failed?.reason !== 'network' || updateAsked) return;
  updateAsked = true;
  await worker.registration.update().catch(() => undefined); // offline: the next page load asks again
}

async function run(serwist: Serwist, event: ExtendableEvent): Promise<Failure | null> {
  failure = null;
  abort = new AbortController();
  const written: string[] = [];
  let sent = 0;
  try {
    const missing = await keepUnchangedPages(await listMissing());
    const total = list.files.length;
    sent = sumSent(missing);
    progress = { version: list.version, done: total - missing.length, total, sent };
    log(`${missing.length} of ${total} files to download`, progress);
    await tellPages({ type: 'PROGRESS', progress });
    const lost = await downloadAll(serwist, event, missing, written);
    if (lost) stop(lost);
    // Looked up again: a browser short of room may have evicted files since.
    const [evicted] = failure ? [] : await listMissing();
    if (evicted) stop({ reason: 'network', file: evicted[0], status: 0 });
  } catch (error) {
    log('the download failed', error);
    stop(isQuota(error) ? { reason: 'quota' } : { reason: 'network', file: '', status: 0 });
  }
  const ended = failure as Failure | null; // set by stop()
  // Without room, half an update is useless to the reader and takes space from the working copy.
  if (ended?.reason === 'quota') await dropFiles(written);
  if (ended) log('the download ended', ended);
  else {
    await writeCopy(sent);
    log('the copy is complete');
    // Home without its slash is out of scope: the browser itself then keeps its permanent redirect.
    const signal = AbortSignal.timeout(HOME_TIMEOUT_MS);
    await fetch(scope.replace(/\/$/, ''), { signal, redirect: 'manual' }).catch(() => undefined);
    if (progress) await tellPages({ type: 'PROGRESS', progress });
  }
  return ended && report(ended);
}

/** Works through the files; a failed one is retried later while the others continue. Returns the first that never came. */
async function downloadAll(
  serwist: Serwist,
  event: ExtendableEvent,
  files: readonly ListedFile[],
  written: string[],
): Promise<Failure | null> {
  const queue = files.map((file): Pending => ({ file, attempts: 0, notBefore: 0 }));
  let lost: Failure | null = null;
  let inRow = 0;
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next && !failure; next = queue.shift()) {
      await pause(next.notBefore - performance.now());
      await gate?.promise;
      if (failure) return;
      try {
        written.push(cacheKeyOf(next.file, scope));
        await storeFile(serwist, event, next.file, next.attempts > 0, abort.signal);
        inRow = 0;
        await countFile(next.file[0]);
      } catch (error) {
        if (isQuota(error)) stop({ reason: 'quota' });
        if (failure) return;
        // Serwist's error carries the status: 200 means other content than the listed one.
        const { status = 0 } = (error as { details?: { status?: number } }).details ?? {};
        const failed: Failure = { reason: 'network', file: next.file[0], status };
        log(`attempt ${next.attempts + 1} failed`, failed);
        if (++inRow === GIVE_UP_AFTER) return stop(failed);
        next.attempts += 1;
        const isFinal = status > 0 && status < 500 && ![408, 425, 429].includes(status);
        if (next.attempts >= (isFinal ? FINAL_ATTEMPTS : ATTEMPTS)) lost ??= failed;
        // The jitter keeps readers whose server has just recovered from all returning at once.
        else
          queue.push({
            ...next,
            notBefore: performance.now() + RETRY_DELAY_MS * 2 ** next.attempts * (0.25 + Math.random() / 2),
          });
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return lost;
}

async function countFile(url: string): Promise<void> {
  if (!progress) return;
  progress = { ...progress, done: progress.done + 1 };
  log(`${progress.done} of ${progress.total}`, url);
  // The end is announced by the run, which first looks again whether everything is stored.
  if (progress.done < progress.total) await tellPages({ type: 'PROGRESS', progress });
}

function stop(reason: Failure): void {
  if (!running) return;
  failure ??= reason;
  abort.abort();
}

async function report(ended: Failure): Promise<Failure> {
  if (progress) await tellPages({ type: 'PROGRESS', progress: { ...progress, failure: ended } });
  return ended;
}

/** Writes the record of the copy. The same version installs again when a flag changes; its record is then kept. */
async function writeCopy(sent: number): Promise<Copy> {
  const { version, bytes, files, offlinePage } = list;
  const known = await readCopy(scope, version);
  if (known) return known;
  const stored = await caches.match(offlinePage, { cacheName: copyCacheName(scope), ignoreSearch: true });
  const date = sent > 0 ? Date.now() : (stored?.headers.get('date') ?? Date.now());
  const copy = { version, date: new Date(date).toISOString(), files: files.length, bytes, sent };
  // The copy works without its record, which findCopy() writes again.
  if (!(await writeRecord(scope, `copy-${version}`, copy)))
    log('the record of the copy could not be written');
  return copy;
}

function isQuota(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
