import type { FromFrame, MenuItem, ToFrame, Tray } from '../protocol';

/** What a Rust stand-in may use; it runs in a hidden frame of its own, as confined as a window. */

type Send = (message: FromFrame) => void;
type Play = (args: never, window: unknown) => unknown;

const commands = new Map<string, Play>();
const listeners: { event: string; handler: (event: unknown) => void }[] = [];
const asked = new Map<number, { resolve: (value: unknown) => void; reject: (reason: unknown) => void }>();
let last = 0;

/** Settles the promise of a request to the page. */
export function settle({ id, ok, value }: Extract<ToFrame, { kind: 'answer' }>): void {
  const request = asked.get(id);
  asked.delete(id);
  if (ok) request?.resolve(value);
  else request?.reject(value);
}

/** Puts the names of the stand-in's interface into the global scope. */
export function playRust(send: Send): void {
  const ask = (op: string, ...args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      asked.set((last += 1), { resolve, reject });
      send({ kind: 'rust', id: last, op, args });
    });
  /** A handle to a window: `win('main').setTitle('…')`, with the names of the JavaScript API. */
  const win = (label: string): unknown =>
    new Proxy(
      { label },
      {
        get: (_, name: string) =>
          name === 'label'
            ? label
            : name === 'emit'
              ? (event: string, payload?: unknown) => ask('emit', event, payload, label)
              : (payload?: unknown) => ask('manage', label, name, payload),
      },
    );
  Object.assign(globalThis, {
    win,
    command: (name: string, play: Play) => commands.set(name, play),
    listen: (event: string, handler: (event: unknown) => void) => listeners.push({ event, handler }),
    onMenu: (handler: (event: unknown) => void) => listeners.push({ event: 'menu', handler }),
    onTray: (handler: (event: unknown) => void) => listeners.push({ event: 'tray', handler }),
    emitAll: (event: string, payload?: unknown) => ask('emit', event, payload, null),
    menu: (items: MenuItem[], label = 'main') => ask('menu', label, items),
    tray: (description: Tray) => ask('tray', description),
    createWindow: (options: object) => ask('createWindow', options),
    exit: () => ask('exit'),
    delay: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
}

/** Answers a call of `invoke` by the stand-in of the command. */
export async function playCommand(
  { id, cmd, args, label }: Extract<ToFrame, { kind: 'command' }>,
  send: Send,
): Promise<void> {
  const play = commands.get(cmd);
  try {
    if (!play) throw `command ${cmd} not found`;
    const { win } = globalThis as unknown as { win: (label: string) => unknown };
    const value = await play(args as never, win(label));
    send({ kind: 'answer', id, ok: true, value: value === undefined ? null : value });
  } catch (reason) {
    send({ kind: 'answer', id, ok: false, value: reason instanceof Error ? reason.message : reason });
  }
}

/** Passes a call through the hook of the isolation application. */
export async function playIsolation(
  { id, payload }: Extract<ToFrame, { kind: 'hook' }>,
  send: Send,
): Promise<void> {
  type Hook = (payload: unknown) => unknown;
  const hook = (globalThis as { __TAURI_ISOLATION_HOOK__?: Hook }).__TAURI_ISOLATION_HOOK__;
  try {
    send({ kind: 'answer', id, ok: true, value: hook ? await hook(payload) : payload });
  } catch (reason) {
    send({ kind: 'answer', id, ok: false, value: String(reason) });
  }
}

/** Runs the listeners of an event, of the menu or of the tray. */
export function playEvent(message: Extract<ToFrame, { kind: 'event' | 'menu' | 'tray' }>): void {
  const name = message.kind === 'event' ? message.event.event : message.kind;
  const { win } = globalThis as unknown as { win: (label: string) => unknown };
  const value =
    message.kind === 'event'
      ? message.event
      : { id: message.id, ...(message.kind === 'menu' ? { window: win(message.label) } : {}) };
  for (const { event, handler } of listeners) if (event === name) handler(value);
}
