/** Why offline mode is on: a specified signal, the reader's own choice, or a copy that already exists. */
export type Reason =
  'appInstalled' | 'standalone' | 'saveData' | 'mobile' | 'queryString' | 'reader' | 'registered';

/** Stored until the reader decides otherwise. */
export type Decision = { mode: 'on' | 'off'; reason: Reason };

/** Flags in the worker's address. A missing or malformed flag is undefined: unknown, never false. */
export type WorkerParams = { offlineMode: boolean | undefined; debug: boolean };

/** Why a download ended early; `file` and `status` name the file that failed (0: no response, 200: wrong content). */
export type Failure =
  { reason: 'paused' } | { reason: 'quota' } | { reason: 'network'; file: string; status: number };

/** State of a download. `sent` counts the compressed bytes that had to be fetched, without files already stored. */
export type Progress = { version: string; done: number; total: number; sent: number; failure?: Failure };

/** Record of a complete copy; `sent` is what its download fetched. */
export type Copy = { version: string; date: string; files: number; bytes: number; sent: number };

/** Answer to `STATE`. `copy` is null unless every listed file is stored. */
export type WorkerState = { version: string; bytes: number; sent: number; copy: Copy | null };

/** Result of a repair. */
export type RepairReport = { checked: number; repaired: number; failed: number };

/** Messages from a page to a worker. `SKIP_WAITING` is handled by Serwist. */
export type ToWorker =
  | { type: 'SKIP_WAITING' | 'PING' | 'STATE' | 'PAUSE' | 'REPAIR' }
  /** The reader looks at the panel: what it says has to be true of each stored byte. */
  | { type: 'CHECK' }
  /** A page has loaded: delete files no page needs any more, and fetch missing ones. */
  | { type: 'HELLO'; build: string }
  /** Suspend the download while a page loads. */
  | { type: 'HOLD'; hold: boolean };

/** Messages from a worker to its pages. `WHICH_BUILD` is answered through the port. */
export type ToPage = { type: 'PROGRESS'; progress: Progress } | { type: 'WHICH_BUILD' };

const plainTypes = ['SKIP_WAITING', 'PING', 'STATE', 'PAUSE', 'REPAIR', 'CHECK'];

/** Validates a message to a worker: any script of the origin can post anything. */
export function readToWorker(data: unknown): ToWorker | null {
  const { type, build, hold } = asRecord(data);
  const valid =
    plainTypes.includes(String(type)) ||
    (type === 'HELLO' && typeof build === 'string') ||
    (type === 'HOLD' && typeof hold === 'boolean');
  return valid ? (data as ToWorker) : null;
}

/** Validates a message to a page. */
export function readToPage(data: unknown): ToPage | null {
  const { type, progress } = asRecord(data);
  if (type === 'WHICH_BUILD') return { type };
  const { version, done, total, sent } = asRecord(progress);
  const valid =
    typeof version === 'string' &&
    [done, total, sent].every((value) => typeof value === 'number' && value >= 0);
  return type === 'PROGRESS' && valid ? { type, progress: progress as Progress } : null;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
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
export function createLog(
  side: 'page' | 'worker',
  debug: boolean,
): (step: string, ...details: unknown[]) => void {
  if (!debug) return () => undefined;
  // eslint-disable-next-line no-console -- only with the debug flag
  return (step, ...details) => console.log(`[offline:${side}] ${step}`, ...details);
}
