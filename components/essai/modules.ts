import type { WindowConfig } from '@/lib/essai/types';
import { escapeRegExp } from '@/lib/text/escape';
import { entryOf, isAllowed, scopeOf } from './allowlist';
import type { Core } from './core';
import type { FileOptions } from './desktop';
import { callFs, callPath, type Granted } from './files';
import { toText } from './journal';

type Message = { cmd: string; data?: unknown; options?: Record<string, unknown> } & Record<string, unknown>;
type Manage = { label?: string; cmd: { type: string; payload?: unknown } };

/** The modules of the API: what each call does to the simulated machine. */
export class Modules {
  private readonly granted: Granted = new Set();
  private readonly shortcuts = new Map<string, { label: string; handler: number }>();

  constructor(private readonly core: Core) {}

  /** `window.setTitle "Herbier"`, for the journal. */
  describe({ __tauriModule, message }: Record<string, unknown>): string {
    const api = String(__tauriModule);
    const name = (api[0] ?? '').toLowerCase() + api.slice(1);
    const { cmd, ...rest } = message as Message;
    if (api === 'Window' && cmd === 'manage') {
      const { label, cmd: inner } = rest.data as Manage;
      const payload = inner.payload === undefined ? '' : ` ${toText(inner.payload)}`;
      return `window.${inner.type}${payload}${label ? ` (${label})` : ''}`;
    }
    const values = Object.values(rest).filter((value) => value !== undefined);
    return `${name}.${cmd} ${values.map(toText).join(' ')}`.trim();
  }

  /** Performs a call of a page; throws what Tauri rejects with. */
  async run({ __tauriModule, message: raw }: Record<string, unknown>, label: string): Promise<unknown> {
    const api = String(__tauriModule);
    const message = raw as Message;
    const { cmd } = message;
    const { core } = this;
    const { machine, sample } = core;
    const inner = api === 'Window' && cmd === 'manage' ? (message.data as Manage) : undefined;
    core.check(api, cmd, inner?.cmd.type);
    switch (api) {
      case 'App':
        return (
          {
            getAppName: sample.config.package?.productName ?? 'herbier',
            getAppVersion: sample.config.package?.version ?? '1.0.0',
            getTauriVersion: '1.8.1',
          }[cmd] ?? null
        );
      case 'Cli':
        if (!sample.config.tauri?.cli)
          throw 'The `Cli` api is not enabled. You must enable one of its APIs in the allowlist.';
        return sample.world.cli ?? { args: {}, subcommand: null };
      case 'Clipboard':
        if (cmd === 'writeText') machine.clipboard = String(message.data);
        return cmd === 'writeText' ? null : machine.clipboard;
      case 'Dialog':
        return this.dialog(message);
      case 'Event':
        return this.event(message, label);
      case 'Fs':
        return callFs(machine, core.allowlist, this.granted, message as never);
      case 'GlobalShortcut':
        return this.shortcut(message, label);
      case 'Http':
        return this.http(message);
      case 'Notification':
        return this.notification(message);
      case 'Os':
        return machine.describe(cmd);
      case 'Path':
        return callPath(machine, message as never);
      case 'Process':
        core.exit();
        if (cmd === 'relaunch')
          for (const one of sample.config.tauri?.windows ?? [{}]) core.createWindow(one);
        return null;
      case 'Shell':
        return this.shell(message, label);
      case 'Window':
        if (cmd === 'createWebview')
          return core.createWindow((message.data as { options: WindowConfig }).options);
        return this.manage(inner?.label ?? label, String(inner?.cmd.type), inner?.cmd.payload);
      default:
        throw `unknown variant \`${api}\``;
    }
  }

  /** Performs a command on a window, for a page or for Rust. */
  manage(label: string, type: string, payload?: unknown): unknown {
    const window = this.core.windows.get(label);
    if (!window) throw 'webview not found: invalid label or it was closed';
    if (type === 'close') return this.core.close(label);
    const value = window.manage(type, payload);
    this.core.refresh();
    return value;
  }

  /** Plays the updater, which answers to events. */
  onEvent(event: string): void {
    const { core } = this;
    const { update } = core.sample.world;
    if (!core.sample.config.tauri?.updater?.active || !/^tauri:\/\/update(?:-install)?$/.test(event)) return;
    const emit = (name: string, payload: unknown): void => core.emit(`tauri://update-${name}`, payload, null);
    if (event === 'tauri://update') {
      if (update)
        emit('available', { version: update.version, date: update.date ?? null, body: update.body ?? '' });
      else emit('status', { status: 'UPTODATE', error: null });
      return;
    }
    emit('status', { status: 'PENDING', error: null });
    for (const part of [1, 2, 3, 4])
      emit('download-progress', { chunkLength: 524_288, contentLength: part && 2_097_152 });
    if (update?.outcome === 'ERROR')
      return emit('status', { status: 'ERROR', error: 'The signature verification failed' });
    emit('status', { status: 'DOWNLOADED', error: null });
    emit('status', { status: 'DONE', error: null });
  }

  private async dialog(message: Message): Promise<unknown> {
    const { core } = this;
    const { desktop, machine, texts } = core;
    const options = (message.options ?? {}) as FileOptions;
    const grant = (paths: string[] | null): string[] | null => {
      paths?.forEach((path) => this.granted.add(path));
      return paths;
    };
    if (message.cmd === 'openDialog') {
      const chosen = grant(await desktop.chooseFiles(machine, options));
      return options.multiple ? chosen : (chosen?.[0] ?? null);
    }
    if (message.cmd === 'saveDialog') {
      const target = await desktop.chooseTarget(machine, options);
      return grant(target === null ? null : [target])?.[0] ?? null;
    }
    const own = (message.buttonLabels ?? (message.buttonLabel ? [message.buttonLabel] : undefined)) as
      string[] | undefined;
    const usual = message.cmd === 'messageDialog' ? [texts.ok] : [texts.ok, texts.cancel];
    const title = String(message.title ?? core.sample.config.package?.productName ?? 'herbier');
    const pressed = await desktop.ask(title, String(message.message), own ?? usual);
    return message.cmd === 'messageDialog' ? null : pressed === 0;
  }

  private event({ cmd, event, windowLabel, handler, eventId, payload }: Message, label: string): unknown {
    const target = (windowLabel ?? null) as string | null;
    if (cmd === 'listen')
      return this.core.listen({ event: String(event), windowLabel: target, label, handler: Number(handler) });
    if (cmd === 'unlisten') this.core.unlisten(Number(eventId));
    else this.core.emitFromPage(String(event), payload, label, target ?? undefined);
    return null;
  }

  private shortcut({ cmd, shortcut, shortcuts, handler }: Message, label: string): unknown {
    const keys = (shortcuts as string[] | undefined) ?? [String(shortcut)];
    if (cmd === 'isRegistered') return this.shortcuts.has(keys[0] ?? '');
    if (cmd === 'unregisterAll') this.shortcuts.clear();
    for (const key of cmd === 'unregisterAll' ? [] : keys) {
      if (cmd === 'unregister') this.shortcuts.delete(key);
      else if (this.shortcuts.has(key)) throw `hotkey already registered: ${key}`;
      else this.shortcuts.set(key, { label, handler: Number(handler) });
    }
    this.core.desktop.setShortcuts(this.shortcuts.keys(), (key) => {
      const owner = this.shortcuts.get(key);
      if (owner) this.core.call(owner.label, owner.handler, key);
    });
    return null;
  }

  private http({ cmd, options = {} }: Message): unknown {
    if (cmd !== 'httpRequest') return 1;
    type Request = { url?: string; query?: Record<string, string>; responseType?: number };
    const { url = '', query = {}, responseType } = options as Request;
    const { allowlist, sample } = this.core;
    const isOpen = scopeOf(allowlist, 'http').some((pattern) =>
      new RegExp(`^${pattern.split('*').map(escapeRegExp).join('.*')}$`).test(url),
    );
    if (!isOpen) throw `url not allowed on the configured scope: ${url}`;
    const asked = `${url}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query).toString()}` : ''}`;
    const fixture = sample.world.http?.find((one) => asked.startsWith(one.url));
    if (!fixture) throw `Network Error: error sending request for url (${asked})`;
    const data =
      typeof fixture.data === 'string' && responseType !== 1 ? fixture.data : JSON.stringify(fixture.data);
    return { url: asked, status: fixture.status ?? 200, headers: {}, rawHeaders: {}, data };
  }

  private notification({ cmd, options = {} }: Message): unknown {
    const { allowlist, desktop } = this.core;
    const isOpen = allowlist.all === true || entryOf(allowlist, 'notification').all === true;
    if (cmd === 'requestNotificationPermission') return isOpen ? 'granted' : 'denied';
    if (cmd === 'isNotificationPermissionGranted') return isOpen;
    desktop.notify(String(options.title), options.body === undefined ? '' : String(options.body));
    return null;
  }

  private async shell({ cmd, program, args, path, onEventFn }: Message, label: string): Promise<unknown> {
    const { core } = this;
    const { shell = {} } = core.sample.world;
    const config = entryOf(core.allowlist, 'shell');
    if (cmd === 'open') {
      const rule =
        typeof config.open === 'string' ? config.open : '^((mailto:\\w+)|(tel:\\w+)|(https?://\\w+)).+';
      if (!new RegExp(rule).test(String(path)))
        throw `shell error: failed to open: Scoped command argument at position 0 was found, but failed regex validation ${rule}`;
      core.desktop.notify(core.texts.browser, String(path));
      return null;
    }
    if (cmd === 'stdinWrite' || cmd === 'killChild') return null;
    const rule = (config.scope as { name: string; args?: unknown }[] | undefined)?.find(
      ({ name }) => name === program,
    );
    const played = shell[String(program)];
    if (!rule || !played || !isAllowed(rule.args, args as string[]))
      throw `program not allowed on the configured shell scope: ${String(program)}`;
    const { code = 0, stdout = '', stderr = '' } = played;
    if (cmd === 'executeAndReturn') return { code, signal: null, stdout, stderr };
    const tell = (event: string, payload: unknown): void =>
      core.call(label, Number(onEventFn), { event, payload });
    setTimeout(() => {
      for (const line of stdout.split('\n').filter(Boolean)) tell('Stdout', line);
      for (const line of stderr.split('\n').filter(Boolean)) tell('Stderr', line);
      tell('Terminated', { code, signal: null });
    });
    return 4242;
  }
}
