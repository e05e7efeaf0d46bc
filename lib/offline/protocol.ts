import { asRecord } from '../text/mapping';

/** Why offline mode is on: a specified signal, the reader's own choice, or a copy that already exists. */
export type Reason =
  'appInstalled' | 'standalone' | 'saveData' | 'mobile' | 'queryString' | 'reader' | 'registered';

/** Stored until the reader decides otherwise. */
export type Decision = { mode: 'on' | 'off'; reason: Reason };

/** Flags in the worker's address. A missing or malformed flag is undefined: unknown, never false. */
type WorkerParams = { offlineMode: boolean | undefined; debug: boolean };

/** Why a download ended early; `file` and `status` name the file that failed (0: no response, 200: wrong content). */
export type Failure =
  { reason: 'paused' } | { reason: 'quota' } | { reason: 'network'; file: string; status: number };

/** State of a download. `sent` counts the compressed bytes that had to be fetched, without files already stored. */
export type Progress = { version: string; done: number; total: number; sent: number; failure?: Failure };

/** A copy; `sent` is what its download fetched, `date` is empty if it is not known. */
export type Copy = { version: string; date: string; files: number; bytes: number; sent: number };

/** Answer to `STATE`: size of a whole copy, and the copy if every listed file is stored. */
export type WorkerState = { version: string; bytes: number; sent: number; copy: Copy | null };

/** Result of a repair. */
export type RepairReport = { checked: number; repaired: number; failed: number };

/**
 * Types of the messages from a page to a worker; they carry nothing else. `HELLO`: a page has loaded; `CHECK`: the panel was opened,
 * so each stored byte has to be verified. Serwist handles `SKIP_WAITING`.
 */
export type ToWorker = 'SKIP_WAITING' | 'PING' | 'STATE' | 'HELLO' | 'CHECK' | 'PAUSE' | 'REPAIR';

/** Validates a message to a page: a worker of another build may have sent it. */
export function readProgress(data: unknown): Progress | null {
  const { version, done, total, sent } = asRecord(data);
  const isValid = typeof version === 'string' && [done, total, sent].every(Number.isFinite);
  return isValid ? (data as Progress) : null;
}

/** `workerAddress('/fr/', { offlineMode: true, debug: false })` → `/fr/sw.js?params=%7B%22offlineMode%22…`. */
export function workerAddress(base: string, flags: { offlineMode: boolean; debug: boolean }): string {
  const { offlineMode, debug } = flags;
  return `${base}sw.js?params=${encodeURIComponent(JSON.stringify({ offlineMode, debug }))}`;
}

/** Parses the flags of a worker's address. A malformed address reads as unknown, so that it never deletes a copy. */
export function readParams(address: string): WorkerParams {
  try {
    const text = new URL(address, 'https://localhost').searchParams.get('params') ?? '';
    const { offlineMode, debug } = asRecord(JSON.parse(text));
    return { offlineMode: typeof offlineMode === 'boolean' ? offlineMode : undefined, debug: debug === true };
  } catch {
    return { offlineMode: undefined, debug: false };
  }
}

/** Prints each step with a prefix when debugging is on. */
export function createLog(side: 'page' | 'worker', debug: boolean): (...step: unknown[]) => void {
  if (!debug) return () => undefined;
  // eslint-disable-next-line no-console -- only with the debug flag
  return (...step) => console.log(`[offline:${side}]`, ...step);
}
