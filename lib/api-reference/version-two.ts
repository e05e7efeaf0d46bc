import { readYaml } from '../content/yaml';
import { toKebabCase } from '../text/kebab-case';
import type { ApiMember, ApiSymbol } from './types';

/** What a name of Tauri v1 is called in v2; `names` is empty if v2 has no counterpart. */
export type Counterpart = {
  names: string[];
  /** True if v2 has the same name. */
  same: boolean;
  /** Package that exports a symbol: `@tauri-apps/plugin-fs`; `web` for standard names of browsers. */
  from?: string;
  permission?: string;
};

type Target = string | null;

type ModuleRules = {
  from: string;
  set?: string;
  permission?: string;
  permissions?: Record<string, Target>;
  names?: Record<string, Target>;
};

type VersionTwo = {
  modules: Record<string, ModuleRules>;
  config: Record<string, Target | string[]>;
  values: Record<string, string>;
  cli: Record<string, Target>;
  environment: Record<string, string>;
  rust: Record<string, Target>;
};

/** The rules of `content/api/v2.yaml`. */
export const versionTwo = readYaml('content/api/v2.yaml') as VersionTwo;

const none: Counterpart = { names: [], same: false };

/** Counterpart of a symbol of the JavaScript API, or of one of its members. */
export function jsCounterpart(module: string, symbol: ApiSymbol, member?: ApiMember): Counterpart {
  const rules = versionTwo.modules[module];
  if (!rules) throw new Error(`content/api/v2.yaml has no module "${module}"`);
  const { names = {}, permissions = {} } = rules;
  const owner = bareName(symbol.name);
  const key = member ? `${owner}.${member.name}` : owner;
  // A member without an entry of its own has the counterpart of its symbol.
  if (member && names[key] === undefined && names[owner] === null) return none;
  const target = names[key];
  if (target === null) return none;
  const name = member?.name ?? owner;
  const [to = name, from = rules.from] = (target ?? name).split(' @ ');
  const callable = member ? member.kind === 'method' : symbol.kind === 'function';
  const permission =
    permissions[key] === undefined && callable
      ? rules.permission?.replace('{}', toKebabCase(to))
      : permissions[key];
  return {
    names: [to],
    same: to === name && from === rules.from,
    ...(member && from === rules.from ? {} : { from }),
    ...(permission ? { permission } : {}),
  };
}

/** Counterparts of a configuration key, by the paths where it is used, or of a value or shape of a type. */
export function configCounterpart(entry: { anchor: string; paths?: string[] }): Counterpart {
  const value = versionTwo.values[entry.anchor];
  if (value) return { names: [value], same: false };
  if (!entry.paths) return { names: [], same: true };
  const names = entry.paths.filter(Boolean).flatMap(configTargets);
  return { names: [...new Set(names)], same: names.join() === entry.paths.filter(Boolean).join() };
}

/** Where a path of the v1 configuration is in v2; empty if it is gone. */
export function configTargets(from: string): string[] {
  const { config } = versionTwo;
  const rule = Object.keys(config)
    .filter((line) => from === line || from.startsWith(`${line}.`) || from.startsWith(`${line}[`))
    .sort((a, b) => b.length - a.length)[0];
  if (rule === undefined) throw new Error(`content/api/v2.yaml has no line for "${from}"`);
  const last = from.slice(from.lastIndexOf('.') + 1);
  const pattern = rule === from ? undefined : config[`${from.slice(0, -last.length)}*`];
  if (typeof pattern === 'string') return [pattern.replace('{}', toKebabCase(last))];
  const target = config[rule];
  if (target === null || target === undefined) return [];
  return [target].flat().map((to) => to + from.slice(rule.length));
}

/** Counterpart of a command, option or argument of the command line. */
export function cliCounterpart({ name, anchor }: { name: string; anchor: string }): Counterpart {
  const target = versionTwo.cli[anchor];
  if (target === null) return none;
  return { names: [target ?? name], same: target === undefined };
}

/** `EventEmitter<E>` → `EventEmitter`. */
export function bareName(name: string): string {
  return name.replace(/<.*$/, '');
}
