import type { Allowlist, Sample, WindowConfig } from '@/lib/essai/types';
import { isRefusal, refuse } from './allowlist';
import { AppWindow } from './app-window';
import { compilePage, type CompiledPage } from './compile';
import type { Desktop, Texts } from './desktop';
import { Frame } from './frame';
import { toText, type Entry } from './journal';
import { Machine, type System } from './machine';
import { Modules } from './modules';
import type { FromFrame, IpcMessage, Start } from './protocol';
import { RustSide } from './rust-side';

/** Calls that the page makes by itself; the journal would drown in them. */
const isSilent = /^(?:event\.(?:listen|unlisten)|notification\.isNotificationPermissionGranted)\b/;

type Listener = { event: string; windowLabel: string | null; label: string; handler: number; id: number };

/** The process of Tauri as far as a page can tell: it answers the calls of the windows. */
export class Core {
  readonly machine: Machine;
  readonly windows = new Map<string, AppWindow>();
  readonly modules: Modules;
  private readonly listeners: Listener[] = [];
  private rust: RustSide | undefined;
  private last = 0;
  private isRunning = true;

  constructor(
    readonly sample: Sample,
    readonly allowlist: Allowlist,
    readonly desktop: Desktop,
    readonly texts: Texts,
    private readonly log: (entry: Entry) => void,
    system: System,
  ) {
    const { bundle } = sample.config.tauri ?? {};
    this.machine = new Machine(system, bundle?.identifier ?? 'fr.exemple.herbier', sample.world);
    this.modules = new Modules(this);
  }

  /** Opens the windows of the configuration once the Rust stand-in, if there is one, is ready. */
  start(onOpened: () => void): void {
    this.rust = new RustSide(this, () => {
      for (const config of this.sample.config.tauri?.windows ?? [{}]) this.createWindow(config);
      onOpened();
    });
  }

  stop(): void {
    this.isRunning = false;
    for (const label of [...this.windows.keys()]) this.close(label);
    this.rust?.stop();
  }

  /** Opens a window as `WebviewWindow` or Rust does. */
  createWindow(config: WindowConfig): void {
    const label = config.label ?? 'main';
    if (this.windows.has(label)) throw `a window with label \`${label}\` already exists`;
    const window: AppWindow = new AppWindow({
      config,
      texts: this.texts,
      screen: () => this.desktop.size(),
      emit: (event, payload) => this.emit(event, payload, label),
      onClose: () => this.requestClose(label),
      onMenu: (id) => this.onMenu(id, window),
      onFocus: () => this.focusOnly(window),
      onMinimize: () => this.refresh(),
    });
    this.windows.set(label, window);
    window.setMenu(this.rust?.menus.get(label) ?? []);
    this.desktop.add(window);
    const [path = '', search = ''] = (config.url ?? 'index.html').split(/(?=[?#])/);
    const page = path.replace(/^.*\//, '') || 'index.html';
    try {
      window.attach(this.makeFrame('window', label, compilePage(page, this.sample.files), search));
    } catch (error) {
      this.reportSyntax(error);
    }
    if (window.state.visible) window.focus();
    this.announceWindows();
    this.emit('tauri://window-created', { label }, label);
  }

  /** Delivers an event; `source` is the window it comes from, `target` the only window that gets it. */
  emit(event: string, payload: unknown, source: string | null, target?: string): void {
    for (const { event: wanted, windowLabel, label, handler, id } of [...this.listeners])
      if (
        wanted === event &&
        (target === undefined || label === target) &&
        (source === null || windowLabel === null || windowLabel === source)
      )
        this.windows.get(label)?.frame?.send({
          kind: 'call',
          id: handler,
          value: { event, windowLabel: source, id, payload: payload ?? null },
        });
  }

  /** Delivers an event of a page, also to the listeners of the stand-in. */
  emitFromPage(event: string, payload: unknown, source: string, target?: string): void {
    this.emit(event, payload, source, target);
    this.rust?.onEvent({ event, windowLabel: source, id: 0, payload });
    this.modules.onEvent(event);
  }

  listen(listener: Omit<Listener, 'id'>): number {
    this.listeners.push({ ...listener, id: (this.last += 1) });
    return this.last;
  }

  unlisten(id: number): void {
    const index = this.listeners.findIndex((listener) => listener.id === id);
    if (index >= 0) this.listeners.splice(index, 1);
  }

  /** Runs a callback that a page has registered, such as the handler of a shortcut. */
  call(label: string, handler: number, value: unknown): void {
    this.windows.get(label)?.frame?.send({ kind: 'call', id: handler, value });
  }

  close(label: string): void {
    const window = this.windows.get(label);
    if (!window) return;
    this.emit('tauri://destroyed', null, label);
    window.frame?.remove();
    window.element.remove();
    this.windows.delete(label);
    for (const { id } of this.listeners.filter((listener) => listener.label === label)) this.unlisten(id);
    if (!this.isRunning) return;
    this.announceWindows();
    [...this.windows.values()].at(-1)?.focus();
  }

  /** Ends the application: all windows close. */
  exit(): void {
    for (const label of [...this.windows.keys()]) this.close(label);
    this.log({ kind: 'event', from: '', text: this.texts.ended });
  }

  /** Shows the windows' order and the minimised ones again after a command. */
  refresh(): void {
    this.desktop.list(this.windows.values(), (window) => {
      window.manage('unminimize');
      window.focus(true);
      this.refresh();
    });
  }

  private requestClose(label: string): void {
    const event = 'tauri://close-requested';
    const isHandled = this.listeners.some(
      (listener) =>
        listener.event === event && (listener.windowLabel === null || listener.windowLabel === label),
    );
    this.emit(event, null, label);
    if (!isHandled) this.close(label);
  }

  private onMenu(id: string, window: AppWindow): void {
    this.log({ kind: 'event', from: window.label, text: `tauri://menu ${id}` });
    this.emit('tauri://menu', id, window.label);
    this.rust?.onMenu(id, window.label);
  }

  private focusOnly(window: AppWindow): void {
    for (const other of this.windows.values()) if (other !== window) other.blur();
    this.desktop.raise(window);
    this.refresh();
  }

  private announceWindows(): void {
    const labels = [...this.windows.keys()];
    for (const window of this.windows.values()) window.frame?.send({ kind: 'windows', labels });
    this.refresh();
  }

  /** A frame for code of the sample. */
  makeFrame(
    role: Start['role'],
    label: string,
    { html, modules, entries }: CompiledPage,
    search = '',
  ): Frame {
    return new Frame({
      title: label,
      label,
      labels: () => [...this.windows.keys()],
      system: this.machine.system,
      html,
      start: { role, modules, entries, search },
      onMessage: (message) => this.receive(label, message),
      onStopped: (reason) => this.log({ kind: 'error', from: label, text: this.texts.stopped[reason] }),
    });
  }

  reportSyntax(error: unknown): void {
    this.log({ kind: 'error', from: '', text: error instanceof Error ? error.message : String(error) });
  }

  private receive(label: string, message: FromFrame): void {
    const window = this.windows.get(label);
    switch (message.kind) {
      case 'ipc':
        return void this.answer(label, message.message);
      case 'log':
        return this.log({ kind: 'console', from: label, text: `console.${message.level} ${message.text}` });
      case 'error':
        return this.log({ kind: 'error', from: message.place || label, text: message.text });
      case 'answer':
        return this.rust?.settle(message);
      case 'rust':
        return void this.rust?.perform(message);
      case 'drag':
        return window?.followMouse(message);
      case 'escape':
        return window?.focus(true);
      case 'pong':
        return undefined;
    }
  }

  /** Answers a call of a page, and notes it in the journal. */
  private async answer(label: string, sent: IpcMessage): Promise<void> {
    const passed = (await this.rust?.filter(sent)) ?? sent;
    const { cmd, callback, error, ...args } = passed;
    const isPlayed = cmd !== 'tauri';
    const text = isPlayed ? `${cmd} ${toText(args)}` : this.modules.describe(args);
    try {
      const value = isPlayed
        ? await this.rust?.invoke(cmd, args, label)
        : await this.modules.run(args, label);
      this.call(label, callback, value ?? null);
      if (!isSilent.test(text))
        this.log({ kind: isPlayed ? 'played' : 'call', from: label, text, answer: toText(value ?? null) });
    } catch (reason) {
      const refusal = isRefusal(reason) ? reason : undefined;
      const value = reason instanceof Error || refusal ? (reason as Error).message : reason;
      this.call(label, error, value);
      this.log({
        kind: refusal ? 'refused' : 'failed',
        from: label,
        text,
        answer: typeof value === 'string' ? value : toText(value),
        ...(refusal ? { refusal } : {}),
      });
    }
  }

  /** Throws the refusal of a call that the allowlist does not open. */
  check(module: string, cmd: string, type?: string): void {
    const refusal = refuse(this.allowlist, module, cmd, type);
    if (refusal) throw refusal;
  }
}
