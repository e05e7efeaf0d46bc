import * as api from '@tauri-apps/api';
import { WebviewWindow, type WindowOptions } from '@tauri-apps/api/window';
import { levels, TRAY_EVENT, type FromFrame, type IpcMessage, type Start, type ToFrame } from '../protocol';
import { Modules, type Define } from './modules';

/**
 * Runs in every frame of a sample, before its code. Provides what the core of Tauri 1.x injects into a page, but sends the calls
 * to the documentation page instead of Rust. The sample's code shares this global scope and may break it, so the page must not
 * rely on anything here.
 */

const scope = globalThis as unknown as Record<string, unknown>;
const waiting: FromFrame[] = [];
let port: MessagePort | undefined;

/** A loop may run this long before the browser gets a turn. */
const LOOP_LIMIT_MS = 1000;

function send(message: FromFrame): void {
  if (port) port.postMessage(message);
  else waiting.push(message);
}

addEventListener('message', function connect({ data, ports }: MessageEvent) {
  if (data !== 'sample' || !ports[0]) return;
  removeEventListener('message', connect);
  port = ports[0];
  port.onmessage = receive;
  waiting.splice(0).forEach(send);
});

function receive({ data: message, ports }: MessageEvent<ToFrame>): void {
  switch (message.kind) {
    case 'start':
      return start(message.start);
    case 'call':
      return (scope[`_${message.id}`] as ((value: unknown) => void) | undefined)?.(message.value);
    case 'windows': {
      const { __windows } = window.__TAURI_METADATA__;
      return void __windows.splice(0, __windows.length, ...message.labels.map((label) => ({ label })));
    }
    case 'colors':
      return void (document.documentElement.style.colorScheme = message.mode);
    case 'command':
      return void answer(ports[0], () => {
        const play = commands.get(message.cmd);
        if (!play) throw `command ${message.cmd} not found`;
        return play(message.args, openHandle(message.label));
      });
    case 'hook':
      return void answer(ports[0], () => {
        const { __TAURI_ISOLATION_HOOK__: hook = (payload: unknown) => payload } = scope;
        return (hook as (payload: unknown) => unknown)(message.payload);
      });
  }
}

/** Answers a question with what the work returns or throws. */
async function answer(to: MessagePort | undefined, work: () => unknown): Promise<void> {
  try {
    to?.postMessage({ value: (await work()) ?? null });
  } catch (reason) {
    to?.postMessage({ reason: reason instanceof Error ? reason.message : reason });
  }
}

const modules = new Modules(report);

function start({ role, modules: codes, entries, search }: Start): void {
  const origin = 'tauri://localhost';
  modules.location = { origin, pathname: '/', search, hash: '', href: `${origin}/${search}` };
  if (role === 'rust') playRust();
  for (const [file, code] of Object.entries(codes)) {
    const name = JSON.stringify(file);
    const script = document.createElement('script');
    // The code begins in the first line, so that its lines keep their numbers.
    script.textContent = `__define(${name}, async (require, exports, location) => {'use strict';try {${code}
}catch (error) {__failed(${name});throw error}})
//# sourceURL=${file}`;
    document.head.append(script);
  }
  entries.forEach((file) => modules.load(file));
  send({ kind: 'started' });
}

function report(error: unknown, file = ''): void {
  const { message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
  const place = /([\w.-]+\.(?:[jt]sx?|html)):(\d+)/.exec(stack);
  send({ kind: 'error', text: message, place: place ? `${place[1]}:${place[2]}` : file });
}

function inspect(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Calls a module of the API. */
const call = <T>(__tauriModule: string, message: object): Promise<T> =>
  api.invoke<T>('tauri', { __tauriModule, message });

const commands = new Map<string, (args: unknown, window: WebviewWindow) => unknown>();

/** Returns the handle of a window that exists already. */
function openHandle(label: string): WebviewWindow {
  return new WebviewWindow(label, { skip: true } as WindowOptions);
}

/** Puts the names that `rust.js` may use into the global scope. They call the same API as pages; the page checks no allowlist. */
function playRust(): void {
  type Handler = (event: object) => void;
  Object.assign(scope, {
    win: openHandle,
    command: commands.set.bind(commands),
    listen: api.event.listen,
    onMenu: (handler: Handler) =>
      api.event.listen('tauri://menu', ({ payload, windowLabel }) =>
        handler({ id: payload, window: openHandle(windowLabel) }),
      ),
    onTray: (handler: Handler) => api.event.listen(TRAY_EVENT, ({ payload }) => handler({ id: payload })),
    emitAll: api.event.emit,
    menu: (items: unknown, label = 'main') => call('Rust', { cmd: 'menu', label, items }),
    tray: (tray: unknown) => call('Rust', { cmd: 'tray', tray }),
    createWindow: ({ label = 'main', ...options }: WindowOptions & { label?: string }) =>
      new WebviewWindow(label, options),
    exit: api.process.exit,
    delay: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
}

let since = 0;

Object.assign(scope, {
  __define: (file: string, define: Define) => modules.define(file, define),
  __failed: (file: string) => modules.fail(file),
  /** Called in the condition of each loop; throws if the browser has not had a turn for a second. */
  __turn: (): true => {
    const now = performance.now();
    if (since === 0) {
      since = now;
      setTimeout(() => (since = 0));
    } else if (now - since > LOOP_LIMIT_MS)
      throw new Error('Boucle arrêtée : elle tournait depuis une seconde sans rendre la main.');
    return true;
  },
  // Tauri sends JSON, which has no undefined values.
  __TAURI_IPC__: (message: object) =>
    send({ kind: 'ipc', message: JSON.parse(JSON.stringify(message)) as IpcMessage }),
  __TAURI_INVOKE__: api.invoke,
  __TAURI__: {
    ...api,
    transformCallback: api.tauri.transformCallback,
    convertFileSrc: (path: string, protocol = 'asset') =>
      navigator.appVersion.includes('Win')
        ? `https://${protocol}.localhost/${encodeURIComponent(path)}`
        : `${protocol}://localhost/${encodeURIComponent(path)}`,
  },
  alert: (text: unknown) => call('Dialog', { cmd: 'messageDialog', message: String(text) }),
  confirm: (text: unknown) => call('Dialog', { cmd: 'confirmDialog', message: String(text) }),
  // The only network that a content security policy cannot close.
  RTCPeerConnection: undefined,
  webkitRTCPeerConnection: undefined,
  WebTransport: undefined,
});

let permission = 'default';
scope.Notification = class {
  constructor(title: string, options: object = {}) {
    void call('Notification', { cmd: 'notification', options: { ...options, title } });
  }
  static get permission(): string {
    return permission;
  }
  static async requestPermission(): Promise<string> {
    return (permission = await call<string>('Notification', { cmd: 'requestNotificationPermission' }));
  }
};
/** Asked once at the start, like Tauri does. */
void call<boolean>('Notification', { cmd: 'isNotificationPermissionGranted' }).then(
  (granted) => (permission = granted ? 'granted' : 'denied'),
);

for (const level of levels)
  (console as unknown as Record<string, unknown>)[level] = (...values: unknown[]) =>
    send({ kind: 'log', level, text: values.map(inspect).join(' ') });

addEventListener('error', (event) => {
  event.preventDefault();
  report(event.error ?? event.message, `${event.filename.split('/').pop()}:${event.lineno}`);
});
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  report(event.reason);
});

// Sent before the sample's own handlers run, which may call `startDragging`.
addEventListener('mousedown', () => send({ kind: 'press' }), true);
document.addEventListener('mousedown', (event) => {
  const target = event.target as Element;
  if (!target.hasAttribute('data-tauri-drag-region') || event.button !== 0 || event.detail > 2) return;
  event.preventDefault();
  const type = event.detail === 2 ? '__toggleMaximize' : 'startDragging';
  void call('Window', { cmd: 'manage', data: { cmd: { type } } });
});
// A pressed mouse belongs to this frame until it is released: the page moves the window if dragging was allowed.
document.addEventListener('mousemove', ({ buttons, screenX, screenY }) => {
  if (buttons === 1) send({ kind: 'drag', x: screenX, y: screenY });
});

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented) send({ kind: 'escape' });
});
