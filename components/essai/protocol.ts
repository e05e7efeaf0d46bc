/** Messages between the page and a window of a sample, over a `MessagePort` of their own. */

/** A call as `@tauri-apps/api` 1.x sends it to `window.__TAURI_IPC__`. */
export type IpcMessage = { cmd: string; callback: number; error: number } & Record<string, unknown>;

export type TauriEvent = { event: string; windowLabel: string | null; id: number; payload: unknown };

/** Initial state that the host sends to a window after it has loaded. */
export type Start = {
  role: 'window' | 'rust' | 'isolation';
  /** Compiled code by file name; `entries` run, the rest is imported. */
  modules: Record<string, string>;
  entries: string[];
  /** Query of the page's address: `?planche=ortie`. */
  search: string;
};

/** Answer to a request of the other side. */
export type Answer = { kind: 'answer'; id: number; ok: boolean; value: unknown };

export type ToFrame =
  | Answer
  | { kind: 'start'; start: Start }
  | { kind: 'call'; id: number; value: unknown }
  | { kind: 'windows'; labels: string[] }
  | { kind: 'command'; id: number; cmd: string; args: unknown; label: string }
  | { kind: 'hook'; id: number; payload: unknown }
  | { kind: 'event'; event: TauriEvent }
  | { kind: 'menu'; id: string; label: string }
  | { kind: 'tray'; id: string }
  | { kind: 'ping' };

export type FromFrame =
  | Answer
  | { kind: 'ipc'; message: IpcMessage }
  | { kind: 'log'; level: string; text: string }
  | { kind: 'error'; text: string; place: string }
  | { kind: 'rust'; id: number; op: string; args: unknown[] }
  | { kind: 'drag'; x: number; y: number }
  | { kind: 'escape' }
  | { kind: 'pong' };

/** A menu as the Rust stand-in describes it; a string is a separator or a native item. */
export type MenuItem =
  | string
  | { id?: string; text: string; disabled?: boolean; selected?: boolean; keys?: string; items?: MenuItem[] };

export type Tray = { tooltip?: string; title?: string; items?: MenuItem[] };
