import type { Allowlist } from '@/lib/sample/types';
import { toCamelCase } from '@/lib/text/camel-case';
import { own } from '@/lib/text/own';

type Key = (cmd: string, detail: string) => string | undefined;

const sameName: Key = (cmd) => cmd;
const none: Key = () => undefined;

/** The key of the allowlist that a call needs, by module; undefined for calls that are always allowed, as in other modules. */
const keys: Record<string, Key> = {
  App: (cmd) => (['show', 'hide'].includes(cmd) ? cmd : undefined),
  Clipboard: sameName,
  Dialog: (cmd) => cmd.replace('Dialog', ''),
  Fs: (cmd) => (cmd === 'readTextFile' ? 'readFile' : cmd),
  GlobalShortcut: () => 'all',
  Http: () => 'request',
  Notification: (cmd) => (cmd === 'notification' ? 'all' : undefined),
  Os: none,
  Path: none,
  Process: sameName,
  Shell: (cmd, detail) => (cmd === 'open' ? 'open' : detail || 'execute'),
  Window: (cmd) => (cmd === 'createWebview' ? 'create' : undefined),
};

/** Modules that are compiled in even if none of their keys is open. */
const compiledIn = new Set(['App', 'Notification', 'Window']);

/** Commands to a window that need no key. */
const getter =
  /^(?:is[A-Z]|(?:scaleFactor|innerPosition|outerPosition|innerSize|outerSize|title|theme|currentMonitor|primaryMonitor|availableMonitors)$)/;

/** Commands to a window whose key the message of Tauri leaves out (`into_allowlist_error` in `endpoints/window.rs`). */
const unnamed = new Set(['setFocus', 'setMaximizable', 'setMinimizable', 'setClosable']);

export type Refusal = {
  /** Key to open: `dialog.open`. */
  key: string;
  /** Message of Tauri 1.x. */
  message: string;
};

/** Returns why a call is refused, or undefined. `detail` is the command to a window, or `sidecar` for an external program. */
export function refuse(allowlist: Allowlist, module: string, cmd: string, detail = ''): Refusal | undefined {
  const keyOf = own(keys, module);
  if (!keyOf || allowlist.all) return undefined;
  const name = toCamelCase(module);
  const entry = entryOf(allowlist, name);
  const isOpen = (key: string): boolean =>
    entry.all === true ||
    entry[key] === true ||
    (module === 'Shell' && key === 'open' && typeof entry.open === 'string');
  const key = keyOf(cmd, detail);
  const isEnabled = Object.keys(entry).some((one) => one !== 'scope' && isOpen(one));
  if (!compiledIn.has(module) && !isEnabled)
    return {
      key: `${name}.${key ?? 'all'}`,
      message: `The \`${module}\` module is not enabled. You must enable one of its APIs in the allowlist.`,
    };
  let needed = key === undefined ? [] : [key];
  if (cmd === 'manage' && !getter.test(detail))
    needed = /toggleMaximize$/i.test(detail) ? ['maximize', 'unmaximize'] : [detail];
  const closed = needed.find((one) => !isOpen(one));
  const isProgram = module === 'Shell' && cmd !== 'open';
  const opensPrograms = isOpen('execute') || isOpen('sidecar');
  const isToRunning = ['stdinWrite', 'killChild'].includes(cmd);
  if (closed === undefined || (isProgram && isToRunning && opensPrograms)) return undefined;
  const isUnnamed = cmd === 'manage' && unnamed.has(detail);
  const paths = isUnnamed ? name : needed.map((one) => `${name} > ${one}`).join(' and ');
  const words = isProgram && !opensPrograms ? 'shell > execute or shell > sidecar' : paths;
  return {
    key: `${name}.${closed}`,
    message: `'${words}' not in the allowlist (https://tauri.app/docs/api/config#tauri.allowlist)`,
  };
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

/** True for what `refuse` returns, unlike other values that a call throws. */
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
