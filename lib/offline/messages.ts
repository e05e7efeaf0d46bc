import type { Progress } from './types';

/** What a page says to a worker. `SKIP_WAITING` is Serwist's own name. */
export type ToWorker =
  | { type: 'SKIP_WAITING' }
  | { type: 'PING' }
  | { type: 'STATE' }
  /** The page is there and is of this build. */
  | { type: 'HELLO'; build: string }
  | { type: 'PAUSE' }
  /** The page needs the network for a moment: a download waits. */
  | { type: 'HOLD'; hold: boolean }
  | { type: 'REPAIR' };

/** What a worker says to pages. */
export type ToPage =
  | { type: 'PROGRESS'; progress: Progress }
  /** Asks for the page's build; to be answered through the port. */
  | { type: 'WHICH_BUILD' };

/** What a repair found. */
export type RepairReport = { checked: number; repaired: number; failed: number };

const workerTypes: readonly string[] = [
  'SKIP_WAITING',
  'PING',
  'STATE',
  'HELLO',
  'PAUSE',
  'HOLD',
  'REPAIR',
] satisfies ToWorker['type'][];

/** A message a worker understands, or null: anybody on the origin may post anything. */
export function readToWorker(data: unknown): ToWorker | null {
  const message = asMessage(data);
  if (!message || !workerTypes.includes(message.type)) return null;
  if (message.type === 'HELLO' && typeof message.build !== 'string') return null;
  if (message.type === 'HOLD' && typeof message.hold !== 'boolean') return null;
  return message as ToWorker;
}

/** A message a page understands, or null. */
export function readToPage(data: unknown): ToPage | null {
  const message = asMessage(data);
  if (message?.type === 'WHICH_BUILD') return { type: 'WHICH_BUILD' };
  return message?.type === 'PROGRESS' && isProgress(message.progress)
    ? { type: 'PROGRESS', progress: message.progress }
    : null;
}

function isProgress(value: unknown): value is Progress {
  if (typeof value !== 'object' || value === null) return false;
  const { version, done, total, bytes, sent } = value as Record<string, unknown>;
  return (
    typeof version === 'string' &&
    [done, total, bytes, sent].every((number) => typeof number === 'number' && number >= 0)
  );
}

function asMessage(data: unknown): ({ type: string } & Record<string, unknown>) | null {
  return typeof data === 'object' && data !== null && typeof (data as { type?: unknown }).type === 'string'
    ? (data as { type: string })
    : null;
}
