import type { Allowlist, Sample } from '@/lib/sample/types';
import { escapeRegExp } from '@/lib/text/escape';
import { own } from '@/lib/text/own';
import { entryOf, isAllowed, scopeOf } from './allowlist';
import type { Desktop, FileOptions, SampleTranslate } from './desktop';
import { callFs, callPath, type FileMessage } from './files';
import type { Machine } from './machine';

/** What the modules work on. */
type Host = { sample: Sample; allowlist: Allowlist; desktop: Desktop; machine: Machine; t: SampleTranslate };

/** A call of a module, with arguments that depend on the command. */
export type Message = { cmd: string; options?: Record<string, unknown> } & Record<string, unknown>;

/** Runs a callback of the page that calls. */
type CallBack = (handler: number, value: unknown) => void;

type Call = { host: Host; message: Message; callBack: CallBack };

/** Performs a call of a module that needs no window; throws what Tauri rejects with. */
export async function callModule(
  host: Host,
  api: string,
  message: Message,
  callBack: CallBack,
): Promise<unknown> {
  const perform = own(modules, api);
  if (!perform) throw `unknown variant \`${api}\``;
  return perform({ host, message, callBack });
}

/** Each line with its end, which Tauri passes on. */
const lines = /[^\n]*\n|[^\n]+/g;

const modules: Record<string, (call: Call) => unknown> = {
  App: callApp,
  Cli: readMatches,
  Clipboard: callClipboard,
  Dialog: callDialog,
  Fs: ({ host: { machine, allowlist }, message }) =>
    callFs(machine, scopeOf(allowlist, 'fs'), message as FileMessage),
  GlobalShortcut: callShortcut,
  Http: (call) => (call.message.cmd === 'httpRequest' ? request(call) : 1),
  Notification: callNotification,
  Os: ({ host: { machine }, message }) => machine.describe(message.cmd),
  Path: ({ host: { machine }, message }) => callPath(machine, message as FileMessage),
  Shell: callShell,
};

function callApp({ host: { sample }, message: { cmd } }: Call): unknown {
  const { productName = 'herbier', version = '1.0.0' } = sample.config.package ?? {};
  return own({ getAppName: productName, getAppVersion: version, getTauriVersion: '1.8.3' }, cmd);
}

function readMatches({ host: { sample } }: Call): unknown {
  if (!sample.config.tauri?.cli)
    throw 'The `Cli` module is not enabled. You must enable one of its APIs in the allowlist.';
  return sample.world.cli ?? { args: {}, subcommand: null };
}

function callClipboard({ host: { machine }, message: { cmd, data } }: Call): unknown {
  if (cmd === 'readText') return machine.clipboard;
  machine.clipboard = String(data);
  return null;
}

function callNotification({ host: { allowlist, desktop }, message: { cmd, options } }: Call): unknown {
  const isOpen = allowlist.all === true || entryOf(allowlist, 'notification').all === true;
  if (cmd === 'isNotificationPermissionGranted') return isOpen;
  if (cmd === 'requestNotificationPermission') return isOpen ? 'granted' : 'denied';
  return desktop.notify(String(options?.title), String(options?.body ?? ''));
}

async function callDialog({ host: { desktop, machine, sample, t }, message }: Call): Promise<unknown> {
  const { cmd } = message;
  const options = (message.options ?? {}) as FileOptions;
  if (cmd === 'openDialog') {
    const chosen = await desktop.chooseFiles(machine, options);
    chosen?.forEach((path) => machine.granted.add(path));
    return options.multiple ? chosen : (chosen?.[0] ?? null);
  }
  if (cmd === 'saveDialog') {
    const target = await desktop.chooseTarget(machine, options);
    if (target !== null) machine.granted.add(target);
    return target;
  }
  const isMessage = cmd === 'messageDialog';
  const labels = message.buttonLabels ?? (message.buttonLabel ? [message.buttonLabel] : undefined);
  const usual = isMessage ? [t('ok')] : [t('ok'), t('cancel')];
  const title = String(message.title ?? sample.config.package?.productName ?? 'herbier');
  const pressed = await desktop.ask(
    title,
    String(message.message),
    (labels as string[] | undefined) ?? usual,
  );
  return isMessage ? null : pressed === 0;
}

function callShortcut({ host: { desktop }, message, callBack }: Call): unknown {
  const { cmd, shortcut, shortcuts = [shortcut], handler } = message;
  const { shortcuts: registered } = desktop;
  const keys = cmd === 'unregisterAll' ? [...registered.keys()] : (shortcuts as string[]);
  if (cmd === 'isRegistered') return registered.has(keys[0] ?? '');
  for (const key of keys) {
    if (cmd.startsWith('unregister')) {
      desktop.removeShortcut(key);
      continue;
    }
    if (registered.has(key)) throw `hotkey already registered: ${key}`;
    desktop.addShortcut(key, () => callBack(Number(handler), key));
  }
  return null;
}

/** Answers a request with the fixture whose address it begins with. */
function request({ host: { allowlist, sample }, message: { options } }: Call): unknown {
  type Request = { url: string; query?: Record<string, string>; responseType?: number };
  const { url, query = {}, responseType } = options as Request;
  const toPattern = (scope: string): RegExp =>
    new RegExp(`^${scope.split('*').map(escapeRegExp).join('.*')}$`);
  if (!scopeOf(allowlist, 'http').some((scope) => toPattern(scope).test(url)))
    throw `url not allowed on the configured scope: ${url}`;
  const search = new URLSearchParams(query).toString();
  const asked = search ? `${url}${url.includes('?') ? '&' : '?'}${search}` : url;
  const fixture = sample.world.http?.find((one) => asked.startsWith(one.url));
  if (!fixture) throw `Network Error: error sending request for url (${asked})`;
  const data =
    typeof fixture.data === 'string' && responseType !== 1 ? fixture.data : JSON.stringify(fixture.data);
  return { url: asked, status: fixture.status ?? 200, headers: {}, rawHeaders: {}, data };
}

function callShell({ host: { allowlist, desktop, sample, t }, message, callBack }: Call): unknown {
  const { cmd, program, args, path, onEventFn } = message;
  const config = entryOf(allowlist, 'shell');
  if (cmd === 'open') {
    const rule =
      typeof config.open === 'string' ? config.open : '^((mailto:\\w+)|(tel:\\w+)|(https?://\\w+)).+';
    if (!new RegExp(rule).test(String(path)))
      throw `shell error: failed to open: Scoped command argument at position 0 was found, but failed regex validation ${rule}`;
    return desktop.notify(t('browser'), String(path));
  }
  if (cmd === 'stdinWrite' || cmd === 'killChild') return null;
  const rules = (config.scope ?? []) as { name: string; args?: unknown }[];
  const rule = rules.find(({ name }) => name === program);
  const played = own(sample.world.shell ?? {}, String(program));
  if (!rule || !played || !isAllowed(rule.args, args as string[]))
    throw `program not allowed on the configured shell scope: ${String(program)}`;
  const { code = 0, stdout = '', stderr = '' } = played;
  if (cmd === 'executeAndReturn') return { code, signal: null, stdout, stderr };
  const emit = (event: string, payload: unknown): void => callBack(Number(onEventFn), { event, payload });
  setTimeout(() => {
    for (const [line] of stdout.matchAll(lines)) emit('Stdout', line);
    for (const [line] of stderr.matchAll(lines)) emit('Stderr', line);
    emit('Terminated', { code, signal: null });
  });
  return 4242;
}

/** Plays the updater, which answers to events. */
export function playUpdater(
  { config, world: { update } }: Sample,
  event: string,
  emit: (event: string, payload: unknown) => void,
): void {
  if (!config.tauri?.updater?.active) return;
  const status = (name: string, error: string | null = null): void =>
    emit('tauri://update-status', { status: name, error });
  if (event === 'tauri://update') {
    if (!update) return status('UPTODATE');
    const { version, date = null, body = '' } = update;
    emit('tauri://update-available', { version, date, body });
  }
  if (event !== 'tauri://update-install') return;
  status('PENDING');
  for (let part = 1; part <= 4; part++)
    emit('tauri://update-download-progress', { chunkLength: 524_288, contentLength: 2_097_152 });
  if (update?.outcome === 'ERROR')
    return status('ERROR', 'Verify signature error: The signature verification failed');
  status('DOWNLOADED');
  status('DONE');
}
