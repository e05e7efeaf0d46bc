import type { Allowlist } from '@/lib/essai/types';

/** Calls that need the key of their own name. */
const own = (...commands: string[]): Record<string, string> =>
  Object.fromEntries(commands.map((command) => [command, command]));
/** Calls that all need the same key. */
const same = (key: string, ...commands: string[]): Record<string, string> =>
  Object.fromEntries(commands.map((command) => [command, key]));

/** The key of the allowlist that each call needs, by module and command of the protocol. Other calls are always allowed. */
const needed: Record<string, Record<string, string>> = {
  App: own('show', 'hide'),
  Clipboard: own('readText', 'writeText'),
  Dialog: {
    openDialog: 'open',
    saveDialog: 'save',
    messageDialog: 'message',
    askDialog: 'ask',
    confirmDialog: 'confirm',
  },
  Fs: {
    ...own('readFile', 'writeFile', 'readDir', 'copyFile', 'createDir', 'removeDir', 'removeFile'),
    ...own('renameFile', 'exists'),
    readTextFile: 'readFile',
  },
  GlobalShortcut: same('all', 'register', 'registerAll', 'unregister', 'unregisterAll', 'isRegistered'),
  Http: same('request', 'createClient', 'dropClient', 'httpRequest'),
  Notification: same('all', 'notification'),
  Os: {},
  Path: {},
  Process: own('relaunch', 'exit'),
  Shell: { open: 'open', ...same('execute', 'executeAndReturn', 'execute', 'stdinWrite', 'killChild') },
  Window: same('create', 'createWebview'),
};

/** Of these modules, those that are compiled in even if none of their keys is open. */
const compiledIn = new Set(['App', 'Notification', 'Window']);

/** What a window may ask about itself without any key. */
const getter =
  /^(?:is[A-Z]|(?:scaleFactor|innerPosition|outerPosition|innerSize|outerSize|title|theme|currentMonitor|primaryMonitor|availableMonitors)$)/;

export type Refusal = {
  /** Key to open: `dialog.open`. */ key: string;
  /** Message of Tauri 1.x. */ message: string;
};

/** Returns why a call is refused, or undefined. `type` is the command to a window. */
export function refuse(allowlist: Allowlist, module: string, cmd: string, type = ''): Refusal | undefined {
  const name = module[0]?.toLowerCase() + module.slice(1);
  const entry = entryOf(allowlist, name);
  const isOpen = (key: string): boolean =>
    allowlist.all === true ||
    entry.all === true ||
    entry[key] === true ||
    (module === 'Shell' && key === 'open' && typeof entry.open === 'string');
  if (Object.hasOwn(needed, module) && !compiledIn.has(module) && !allowlist.all) {
    const keys = Object.keys(entry).filter((key) => key !== 'scope');
    if (!keys.some(isOpen))
      return {
        key: `${name}.${needed[module]?.[cmd] ?? 'all'}`,
        message: `The \`${module}\` module is not enabled. You must enable one of its APIs in the allowlist.`,
      };
  }
  const denied = (keys: string[], words = keys.map((key) => `${name} > ${key}`).join(' and ')): Refusal => ({
    key: `${name}.${keys.find((key) => !isOpen(key)) ?? ''}`,
    message: `'${words}' not in the allowlist (https://tauri.app/docs/api/config#tauri.allowlist)`,
  });
  if (module === 'Window' && cmd === 'manage') {
    if (getter.test(type)) return undefined;
    const keys = /toggleMaximize$/i.test(type) ? ['maximize', 'unmaximize'] : [type];
    return keys.every(isOpen) ? undefined : denied(keys);
  }
  const key = needed[module]?.[cmd];
  if (key === undefined || isOpen(key)) return undefined;
  if (module === 'Shell' && key === 'execute')
    return isOpen('sidecar') ? undefined : denied(['execute'], 'shell > execute or shell > sidecar');
  return denied([key]);
}

/** What the allowlist says about a module. */
export function entryOf(allowlist: Allowlist, module: string): Record<string, unknown> {
  const entry = allowlist[module];
  return typeof entry === 'object' ? entry : {};
}

/** Patterns of the scope of a module. */
export function scopeOf(allowlist: Allowlist, module: string): string[] {
  const { scope } = entryOf(allowlist, module);
  return Array.isArray(scope) ? (scope as string[]) : [];
}

/** True for what a refused call rejects with. */
export function isRefusal(reason: unknown): reason is Refusal {
  return typeof reason === 'object' && reason !== null && 'key' in reason && 'message' in reason;
}

/** True if the scope of `shell` lets a program have these arguments. */
export function isAllowed(rule: unknown, args: string[]): boolean {
  if (rule === true) return true;
  if (!Array.isArray(rule)) return args.length === 0;
  return (
    rule.length === args.length &&
    rule.every((part: string | { validator: string }, index) =>
      typeof part === 'string' ? part === args[index] : new RegExp(part.validator).test(args[index] ?? ''),
    )
  );
}
