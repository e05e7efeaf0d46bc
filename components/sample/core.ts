import type { Allowlist, Sample, WindowConfig } from '@/lib/sample/types';
import { isRefusal, refuse } from './allowlist';
import { AppWindow } from './app-window';
import { compilePage } from './compile';
import type { Desktop, SampleTranslate } from './desktop';
import { isKeyboardLost, QUIT } from './elements';
import { Events } from './events';
import { Frame, type FrameHost } from './frame';
import { describeCall, isSilent, toText, type Entry, type Manage } from './journal';
import type { Machine } from './machine';
import { callModule, playUpdater, type Message } from './modules';
import { readCall, TRAY_EVENT, type FromFrame, type IpcMessage, type Start, type Tray } from './protocol';

/** Simulates the core process of Tauri: answers the calls of the frames. */
export class Core {
  private readonly windows = new Map<string, AppWindow>();
  /** Reasons why code does not compile that have been noted. */
  private readonly faults = new Set<string>();
  private readonly menus = new Map<string, unknown>();
  private readonly events = new Events();
  /** The Rust stand-in and the isolation application, each in a hidden frame. */
  private rust: Frame | undefined;
  private isolation: Frame | undefined;

  constructor(
    readonly sample: Sample,
    readonly allowlist: Allowlist,
    readonly desktop: Desktop,
    readonly t: SampleTranslate,
    readonly machine: Machine,
    private readonly frameHost: FrameHost,
    private readonly log: (entry: Entry) => void,
    private readonly onEnd: () => void,
  ) {
    desktop.onResize(() => this.windows.forEach((window) => window.keepOnDesktop()));
  }

  /** Opens the windows of the configuration, after the hidden frames have started. */
  async start(): Promise<void> {
    this.isolation = this.openHidden('isolation');
    this.rust = this.openHidden('rust');
    await Promise.all([this.isolation?.started, this.rust?.started]);
    for (const config of this.sample.config.tauri?.windows ?? [{}]) this.createWindow(config);
  }

  stop(): void {
    for (const label of [...this.windows.keys()]) this.removeWindow(label);
    for (const frame of [this.rust, this.isolation]) {
      this.events.unlisten(frame);
      frame?.remove();
    }
  }

  /** Moves the keyboard to the first window. */
  focus(): void {
    this.windows.values().next().value?.focus(true);
  }

  private createWindow(config: WindowConfig): null {
    const { label = 'main', url = 'index.html' } = config;
    if (this.windows.has(label)) throw `a window with label \`${label}\` already exists`;
    const [path = '', search = ''] = url.split(/(?=[?#])/);
    const page = path.replace(/^.*\//, '') || 'index.html';
    const window: AppWindow = new AppWindow({
      config: { ...config, label },
      frame: this.makeFrame('window', label, page, search),
      t: this.t,
      screen: () => this.desktop.size(),
      emit: (event, payload) => this.events.emit(event, payload, label),
      onClose: () => this.requestClose(label),
      onMenu: (id) => {
        if (id === QUIT) return this.end();
        this.log({ kind: 'event', from: label, text: `tauri://menu ${id}` });
        this.events.emit('tauri://menu', id, label);
      },
      onFocus: () => {
        for (const other of this.windows.values()) {
          if (other !== window) other.blur();
        }
        this.desktop.raise(window);
      },
    });
    this.windows.set(label, window);
    window.setMenu(this.menus.get(label));
    this.desktop.add(window);
    if (window.state.visible) window.focus();
    this.announceWindows();
    this.events.emit('tauri://window-created', { label }, label);
    return null;
  }

  /** Closes a window. The application ends with the last one, as in Tauri where Rust does not prevent it. */
  private close(label: string): null {
    this.removeWindow(label);
    const next = [...this.windows.values()].at(-1);
    if (next) next.focus(isKeyboardLost());
    else this.end();
    return null;
  }

  private removeWindow(label: string): void {
    const window = this.windows.get(label);
    this.events.emit('tauri://destroyed', null, label);
    this.events.unlisten(window?.frame);
    window?.remove();
    this.windows.delete(label);
    this.announceWindows();
  }

  private end(): void {
    this.stop();
    this.desktop.end();
    this.log({ kind: 'event', from: '', text: this.t('ended') });
    if (isKeyboardLost()) this.onEnd();
  }

  private requestClose(label: string): void {
    const event = 'tauri://close-requested';
    const isHandled = this.events.find(event, label).length > 0;
    this.events.emit(event, null, label);
    if (!isHandled) this.close(label);
  }

  private announceWindows(): void {
    const labels = [...this.windows.keys()];
    for (const window of this.windows.values()) window.frame?.send({ kind: 'windows', labels });
  }

  private openHidden(role: 'rust' | 'isolation'): Frame | undefined {
    const file = `${role}.js`;
    const frame = Object.hasOwn(this.sample.files, file) ? this.makeFrame(role, role, file) : undefined;
    if (!frame) return undefined;
    frame.element.hidden = true;
    this.desktop.element.append(frame.element);
    return frame;
  }

  /** Returns a frame for a file of the sample, or notes in the journal why its code does not compile. */
  private makeFrame(role: Start['role'], label: string, file: string, search = ''): Frame | undefined {
    try {
      const { html, modules, entries } = compilePage(file, this.sample.files);
      return new Frame({
        host: this.frameHost,
        label,
        labels: () => [...this.windows.keys()],
        system: this.machine.system,
        html,
        start: { role, modules, entries, search },
        onMessage: (message, frame) => this.receive(frame, message),
        onStopped: (reason) => this.log({ kind: 'error', from: label, text: this.t(`stopped.${reason}`) }),
      });
    } catch (error) {
      const { message } = error as Error;
      // Each frame compiles the same files.
      if (!this.faults.has(message)) this.log({ kind: 'error', from: '', text: message });
      this.faults.add(message);
      return undefined;
    }
  }

  private receive(frame: Frame, message: FromFrame): void {
    const { label } = frame;
    switch (message.kind) {
      case 'ipc':
        return void this.answer(frame, message.message);
      case 'log':
        return this.log({ kind: 'console', from: label, text: `console.${message.level} ${message.text}` });
      case 'error':
        return this.log({ kind: 'error', from: message.place || label, text: message.text });
      case 'press':
        return this.windows.get(label)?.releaseMouse();
      case 'drag':
        return this.windows.get(label)?.followMouse(message);
      case 'escape':
        return this.windows.get(label)?.focus(true);
    }
  }

  /** Answers a call of a frame. Those of pages pass the isolation application and the allowlist; the journal notes them. */
  private async answer(frame: Frame, sent: IpcMessage): Promise<void> {
    const isRust = frame === this.rust;
    let text = sent.cmd;
    const log = (kind: Entry['kind'], answer: string, rest: Partial<Entry> = {}): void => {
      // Late answers to a flood would push the reason why it was stopped out of the journal.
      if (!isRust && !isSilent.test(text) && !frame.isStopped)
        this.log({ kind, from: frame.label, text, answer, ...rest });
    };
    try {
      const isolation = isRust ? undefined : this.isolation;
      const passed = isolation ? readCall(await isolation.ask({ kind: 'hook', payload: sent })) : sent;
      if (!passed) return; // as in Tauri, a call that the hook drops or breaks gets no answer
      const { cmd, callback, error: _, ...args } = passed;
      const isPlayed = cmd !== 'tauri';
      text = isPlayed ? `${cmd} ${toText(args)}` : describeCall(args);
      if (isPlayed && !this.rust) throw `command ${cmd} not found`;
      const value = isPlayed
        ? await this.rust?.ask({ kind: 'command', cmd, args, label: frame.label })
        : await this.run(frame, args);
      frame.call(callback, value ?? null);
      log(isPlayed ? 'played' : 'call', toText(value ?? null));
    } catch (reason) {
      const refusal = isRefusal(reason) ? reason : undefined;
      const value = reason instanceof Error ? reason.message : (refusal?.message ?? reason);
      frame.call(sent.error, value);
      log(refusal ? 'refused' : 'failed', typeof value === 'string' ? value : toText(value), { refusal });
    }
  }

  /** Performs a call of the API; throws what Tauri rejects with. */
  private run(frame: Frame, { __tauriModule, message: raw }: Record<string, unknown>): unknown {
    const api = String(__tauriModule);
    const message = raw as Message;
    const { cmd } = message;
    const managed = api === 'Window' && cmd === 'manage' ? (message.data as Manage) : undefined;
    const isRust = frame === this.rust;
    const detail = message.options?.sidecar === true ? 'sidecar' : managed?.cmd.type;
    const refusal = isRust ? undefined : refuse(this.allowlist, api, cmd, detail);
    if (refusal) throw refusal;
    if (managed) return this.manage(managed.label ?? frame.label, managed.cmd.type, managed.cmd.payload);
    if (api === 'Window') return this.createWindow((message.data as { options: WindowConfig }).options);
    if (api === 'Event') {
      const id = this.events.call(frame, message, isRust);
      if (cmd === 'emit' && !isRust)
        playUpdater(this.sample, String(message.event), (name, value) => this.events.emit(name, value, null));
      return id;
    }
    if (api === 'Rust' && isRust) return this.show(message);
    if (api !== 'Process')
      return callModule(this, api, message, (handler, value) => frame.call(handler, value));
    this.end();
    if (cmd === 'relaunch') void this.start();
    return null;
  }

  private manage(label: string, type: string, payload: unknown): unknown {
    const window = this.windows.get(label);
    if (!window) throw 'webview not found: invalid label or it was closed';
    return type === 'close' ? this.close(label) : window.manage(type, payload);
  }

  /** Shows a menu bar or the tray icon. The API of pages has no call for these. */
  private show({ cmd, label, items, tray }: Message): void {
    if (cmd === 'tray')
      return this.desktop.setTray(tray as Tray, (id) => this.events.emit(TRAY_EVENT, id, null));
    this.menus.set(String(label), items);
    this.windows.get(String(label))?.setMenu(items);
  }
}
