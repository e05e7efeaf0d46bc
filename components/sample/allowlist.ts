import type { Allowlist } from '@/lib/sample/types';
import { toCamelCase } from '@/lib/text/camel-case';
import { asList } from '@/lib/text/mapping';
import { own } from '@/lib/text/own';

type NeededKeys = (cmd: string, detail: string) => string[];

const sameName: NeededKeys = (cmd) => [cmd];
const none: NeededKeys = () => [];

/** The keys of the allowlist that a call needs, by module. Calls without one are always allowed, as those of other modules are. */
const neededKeys: Record<string, NeededKeys> = {
  App: (cmd) => (['show', 'hide'].includes(cmd) ? [cmd] : []),
  Clipboard: sameName,
  Dialog: (cmd) => [cmd.replace('Dialog', '')],
  Fs: (cmd) => [cmd === 'readTextFile' ? 'readFile' : cmd],
  GlobalShortcut: () => ['all'],
  Http: () => ['request'],
  Notification: (cmd) => (cmd === 'notification' ? ['all'] : []),
  Os: none,
  Path: none,
  Process: sameName,
  Shell: (cmd, detail) => [cmd === 'open' ? 'open' : detail || 'execute'],
  Window: (cmd, detail) => {
    if (cmd === 'createWebview') return ['create'];
    return cmd === 'manage' ? keysOfWindowCommand(detail) : [];
  },
};

function keysOfWindowCommand(command: string): string[] {
  if (getter.test(command)) return [];
  return /toggleMaximize$/i.test(command) ? ['maximize', 'unmaximize'] : [command];
}

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
  const needed = own(neededKeys, module)?.(cmd, detail);
  if (!needed || allowlist.all) return undefined;
  const name = toCamelCase(module);
  const entry = entryOf(allowlist, name);
  const isOpen = (key: string): boolean =>
    entry.all === true ||
    entry[key] === true ||
    (module === 'Shell' && key === 'open' && typeof entry.open === 'string');
  const isEnabled = Object.keys(entry).some((one) => one !== 'scope' && isOpen(one));
  if (!compiledIn.has(module) && !isEnabled)
    return {
      key: `${name}.${needed[0] ?? 'all'}`,
      message: `The \`${module}\` module is not enabled. You must enable one of its APIs in the allowlist.`,
    };
  const closed = needed.find((one) => !isOpen(one));
  if (closed === undefined) return undefined;

  let words = needed.map((one) => `${name} > ${one}`).join(' and ');
  if (cmd === 'manage' && unnamed.has(detail)) words = name;
  if (module === 'Shell' && cmd !== 'open') {
    const opensPrograms = isOpen('execute') || isOpen('sidecar');
    // Either key lets a page write to a program that runs, and end it.
    if (opensPrograms && ['stdinWrite', 'killChild'].includes(cmd)) return undefined;
    if (!opensPrograms) words = 'shell > execute or shell > sidecar';
  }
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
  return asList(scope) as string[];
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
