/** Messages between the page and a frame of a sample, over a `MessagePort` of their own. */
import { asList, asRecord } from '@/lib/text/mapping';
import { shorten } from '@/lib/text/shorten';

/** A call as `@tauri-apps/api` 1.x sends it to `window.__TAURI_IPC__`. */
export type IpcMessage = { cmd: string; callback: number; error: number } & Record<string, unknown>;

/** The code that a frame runs. */
export type Start = {
  role: 'window' | 'rust' | 'isolation';
  /** Compiled code by file name; `entries` run, the rest is imported. */
  modules: Record<string, string>;
  entries: string[];
  /** Query of the page's address: `?planche=ortie`. */
  search: string;
};

/** Question of the page, which the frame answers over the port that comes with it. */
export type Question =
  { kind: 'command'; cmd: string; args: unknown; label: string } | { kind: 'hook'; payload: unknown };

type Answer = { value: unknown } | { reason: unknown };

export type ToFrame =
  | Question
  | { kind: 'start'; start: Start }
  | { kind: 'call'; id: number; value: unknown }
  | { kind: 'windows'; labels: string[] }
  | { kind: 'colors'; mode: 'light' | 'dark' };

/** Methods of the console that a frame reports. */
export const levels = ['log', 'info', 'warn', 'error'] as const;

type Level = (typeof levels)[number];

export type FromFrame =
  | { kind: 'started' }
  | { kind: 'ipc'; message: IpcMessage }
  | { kind: 'log'; level: Level; text: string }
  | { kind: 'error'; text: string; place: string }
  | { kind: 'press' }
  | { kind: 'drag'; x: number; y: number }
  | { kind: 'escape' };

/** Event of the tray icon, for the Rust stand-in only. */
export const TRAY_EVENT = 'sample://tray';

/** A menu as the Rust stand-in describes it; a string is a separator or a native item. */
export type MenuItem =
  | string
  | { id?: string; text: string; disabled?: boolean; selected?: boolean; keys?: string; items?: MenuItem[] };

export type Tray = { tooltip?: string; items?: MenuItem[] };

/** Longest text of a frame that the page shows. */
const MAX_TEXT_LENGTH = 2000;

/** Reads a message of a frame; undefined if it is not one of the protocol, because the code of the sample may send anything. */
export function readMessage(data: unknown): FromFrame | undefined {
  const { kind, message, level, text, place, x, y } = readRecord(data);
  switch (kind) {
    case 'started':
    case 'press':
    case 'escape':
      return { kind };
    case 'ipc': {
      const call = readCall(message);
      return call && { kind, message: call };
    }
    case 'log':
      return isLevel(level) && typeof text === 'string' ? { kind, level, text: cut(text) } : undefined;
    case 'error':
      return typeof text === 'string' && typeof place === 'string'
        ? { kind, text: cut(text), place: cut(place) }
        : undefined;
    case 'drag':
      return typeof x === 'number' && typeof y === 'number' ? { kind, x, y } : undefined;
    default:
      return undefined;
  }
}

/** Reads a call, which the isolation application may have changed; undefined if it cannot be answered. */
export function readCall(data: unknown): IpcMessage | undefined {
  const call = asRecord(data);
  const { cmd, callback, error } = call;
  const isValid = typeof cmd === 'string' && typeof callback === 'number' && typeof error === 'number';
  return isValid ? (call as IpcMessage) : undefined;
}

/** Reads the answer of a frame to a question. Anything that is not an answer counts as a failure without a reason. */
export function readAnswer(data: unknown): Answer {
  const answer = readRecord(data);
  return 'value' in answer ? { value: answer.value } : { reason: answer.reason ?? null };
}

/** Reads the items of a menu bar; leaves out those that cannot be drawn. */
export function readMenu(items: unknown): MenuItem[] {
  return asList(items).filter(isMenuItem);
}

function isMenuItem(item: unknown): item is MenuItem {
  const { text, items = [] } = asRecord(item);
  return (
    typeof item === 'string' || (typeof text === 'string' && Array.isArray(items) && items.every(isMenuItem))
  );
}

/**
 * The fields of a message, or none if it is not an object. Tauri sends JSON, whereas a port also carries values that JSON cannot write,
 * such as an object that contains itself: the page could not show them in the journal.
 */
function readRecord(data: unknown): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(JSON.stringify(data)));
  } catch {
    return {};
  }
}

function isLevel(level: unknown): level is Level {
  return levels.some((one) => one === level);
}

function cut(text: string): string {
  return shorten(text, MAX_TEXT_LENGTH);
}
