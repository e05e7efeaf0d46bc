/** Messages between the page and a frame of a sample, over a `MessagePort` of their own. */

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

export type Answer = { value: unknown } | { reason: unknown };

export type ToFrame =
  | Question
  | { kind: 'start'; start: Start }
  | { kind: 'call'; id: number; value: unknown }
  | { kind: 'windows'; labels: string[] }
  | { kind: 'colors'; mode: 'light' | 'dark' };

export type FromFrame =
  | { kind: 'started' }
  | { kind: 'ipc'; message: IpcMessage }
  | { kind: 'log'; level: string; text: string }
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
