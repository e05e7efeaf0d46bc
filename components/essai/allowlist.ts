import type { Allowlist } from '@/lib/essai/types';

/** The key of the allowlist that each call needs, by module and command of the protocol. Other calls are always allowed. */
const needed: Record<string, Record<string, string>> = {
  App: { show: 'show', hide: 'hide' },
  Clipboard: { readText: 'readText', writeText: 'writeText' },
  Dialog: {
    openDialog: 'open',
    saveDialog: 'save',
    messageDialog: 'message',
    askDialog: 'ask',
    confirmDialog: 'confirm',
  },
  Fs: {
    readFile: 'readFile',
    readTextFile: 'readFile',
    writeFile: 'writeFile',
    readDir: 'readDir',
    copyFile: 'copyFile',
    createDir: 'createDir',
    removeDir: 'removeDir',
    removeFile: 'removeFile',
    renameFile: 'renameFile',
    exists: 'exists',
  },
  GlobalShortcut: {
    register: 'all',
    registerAll: 'all',
    unregister: 'all',
    unregisterAll: 'all',
    isRegistered: 'all',
  },
  Http: { createClient: 'request', dropClient: 'request', httpRequest: 'request' },
  Notification: { notification: 'all' },
  Os: {},
  Path: {},
  Process: { relaunch: 'relaunch', exit: 'exit' },
  Shell: {
    executeAndReturn: 'execute',
    execute: 'execute',
    stdinWrite: 'execute',
    killChild: 'execute',
    open: 'open',
  },
  Window: { createWebview: 'create' },
};

/** Modules that are compiled in only if one of their keys is open. */
const optional = new Set([
  'Clipboard',
  'Dialog',
  'Fs',
  'GlobalShortcut',
  'Http',
  'Os',
  'Path',
  'Process',
  'Shell',
]);

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
  const isOpen = (key: string): boolean => {
    const entry = allowlist[name];
    if (allowlist.all) return true;
    if (typeof entry !== 'object') return false;
    const value = entry[key];
    return (
      entry.all === true ||
      value === true ||
      (module === 'Shell' && key === 'open' && typeof value === 'string')
    );
  };
  const entry = allowlist[name];
  if (optional.has(module) && !allowlist.all) {
    const keys = typeof entry === 'object' ? Object.keys(entry).filter((key) => key !== 'scope') : [];
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
