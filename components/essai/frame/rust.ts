import type { Answer, FromFrame, MenuItem, ToFrame, Tray } from '../protocol';
import { answer, Requests } from '../requests';

/** What a Rust stand-in may use; it runs in a hidden frame of its own, as confined as a window. */

type Send = (message: FromFrame) => void;
type Play = (args: never, window: unknown) => unknown;

const commands = new Map<string, Play>();
const listeners: { event: string; handler: (event: unknown) => void }[] = [];
const requests = new Requests();

/** Settles the promise of a request to the page. */
export function settle(answered: Answer): void {
  requests.settle(answered);
}

/** Puts the names of the stand-in's interface into the global scope. */
export function playRust(send: Send): void {
  const ask = (op: string, ...args: unknown[]): Promise<unknown> =>
    requests.ask((id) => send({ kind: 'rust', id, op, args }));
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
  await answer(id, send, () => {
    const play = commands.get(cmd);
    if (!play) throw `command ${cmd} not found`;
    const { win } = globalThis as unknown as { win: (label: string) => unknown };
    return play(args as never, win(label));
  });
}

/** Passes a call through the hook of the isolation application. */
export async function playIsolation(
  { id, payload }: Extract<ToFrame, { kind: 'hook' }>,
  send: Send,
): Promise<void> {
  type Hook = (payload: unknown) => unknown;
  const hook = (globalThis as { __TAURI_ISOLATION_HOOK__?: Hook }).__TAURI_ISOLATION_HOOK__;
  await answer(id, send, () => (hook ? hook(payload) : payload));
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
