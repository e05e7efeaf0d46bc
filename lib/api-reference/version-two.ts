import path from 'node:path';
import { projectRoot } from '../content/files';
import { keepPerBuild } from '../content/keep-per-build';
import { lineOf } from '../content/line-of';
import { readText } from '../content/read-text';
import { ContentError } from '../content/types';
import { readYaml } from '../content/yaml';
import { toKebabCase } from '../text/kebab-case';
import { isMapping } from '../text/mapping';
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

const file = 'content/api/v2.yaml';

/** The rules of `content/api/v2.yaml`. */
export const getVersionTwo = keepPerBuild(() => readVersionTwo(), 'reference');

/** Throws a `ContentError` for a file of another shape. */
export function readVersionTwo(root = projectRoot): VersionTwo {
  const data = readYaml(file, { root });
  const place = findMisfit(data);
  if (!place) return data as VersionTwo;
  const [group = ''] = place;
  throw new ContentError(
    file,
    lineOf(readText(path.join(root, file)), place),
    place.length > 0
      ? `« ${place.join(' › ')} » n’a pas la forme attendue, ou manque`
      : 'Les noms de la version 2 ne forment pas des groupes de clés',
    `Écrivez ${Object.hasOwn(shapes, group) ? shapes[group]?.advice : `les groupes ${Object.keys(shapes).join(', ')}`}.`,
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTarget = (value: unknown): boolean => value === null || isText(value);
const oneName = '« nom: nouveau-nom », entre guillemets s’il le faut';
const oneNameOrNull = `${oneName}, ou « nom: null » sans équivalent`;

/** By group, what each of its values must be. */
const shapes: Record<string, { fits: (value: unknown) => boolean; advice: string }> = {
  modules: {
    fits: isModule,
    advice: '« from: paquet » sous le module, puis au besoin set, permission, permissions et names',
  },
  config: {
    fits: (value) => isTarget(value) || (Array.isArray(value) && value.every(isText)),
    advice: `${oneNameOrNull}, ou une liste de noms`,
  },
  values: { fits: isText, advice: oneName },
  cli: { fits: isTarget, advice: oneNameOrNull },
  environment: { fits: isText, advice: oneName },
  rust: { fits: isTarget, advice: oneNameOrNull },
};

/** Keys that lead to the first group or value of another shape; nothing if all of them fit. */
function findMisfit(data: unknown): string[] | undefined {
  if (!isMapping(data)) return [];
  for (const [group, { fits }] of Object.entries(shapes)) {
    const values = data[group];
    if (!isMapping(values)) return [group];
    const misfit = Object.entries(values).find(([, value]) => !fits(value));
    if (misfit) return [group, misfit[0]];
  }
  return undefined;
}

function isModule(value: unknown): boolean {
  if (!isMapping(value) || !isText(value.from)) return false;
  const { set = '', permission = '', permissions = {}, names = {} } = value;
  return (
    [set, permission].every(isText) &&
    [permissions, names].every((group) => isMapping(group) && Object.values(group).every(isTarget))
  );
}

const none: Counterpart = { names: [], same: false };

/** Counterpart of a symbol of the JavaScript API, or of one of its members. */
export function jsCounterpart(module: string, symbol: ApiSymbol, member?: ApiMember): Counterpart {
  const rules = getVersionTwo().modules[module];
  if (!rules) throw missing('modules', module);
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
  const value = getVersionTwo().values[entry.anchor];
  if (value) return { names: [value], same: false };
  if (!entry.paths) return { names: [], same: true };
  const names = entry.paths.filter(Boolean).flatMap(configTargets);
  return { names: [...new Set(names)], same: names.join() === entry.paths.filter(Boolean).join() };
}

/** Where a path of the v1 configuration is in v2; empty if it is gone. */
export function configTargets(from: string): string[] {
  const { config } = getVersionTwo();
  const rule = Object.keys(config)
    .filter((line) => from === line || from.startsWith(`${line}.`) || from.startsWith(`${line}[`))
    .sort((a, b) => b.length - a.length)[0];
  if (rule === undefined) throw missing('config', from);
  const last = from.slice(from.lastIndexOf('.') + 1);
  const pattern = rule === from ? undefined : config[`${from.slice(0, -last.length)}*`];
  if (typeof pattern === 'string') return [pattern.replace('{}', toKebabCase(last))];
  const target = config[rule];
  if (target === null || target === undefined) return [];
  return [target].flat().map((to) => to + from.slice(rule.length));
}

/** Counterpart of a command, option or argument of the command line. */
export function cliCounterpart({ name, anchor }: { name: string; anchor: string }): Counterpart {
  const target = getVersionTwo().cli[anchor];
  if (target === null) return none;
  return { names: [target ?? name], same: target === undefined };
}

function missing(group: string, name: string): ContentError {
  const line = lineOf(readText(path.join(projectRoot, file)), [group]);
  return new ContentError(
    file,
    line,
    `« ${name} » n’a pas de ligne sous « ${group} »`,
    `Ajoutez-la : ${shapes[group]?.advice}.`,
  );
}

/** `EventEmitter<E>` → `EventEmitter`. */
export function bareName(name: string): string {
  return name.replace(/<.*$/, '');
}
