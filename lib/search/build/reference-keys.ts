import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiPackage, CliReference, ConfigReference } from '../../api-reference/types';
import { projectRoot } from '../../content/files';

/** Exact names of a place, by `<route>#<anchor>`, or `<route>` for a page. */
export type ReferenceKeys = Map<string, string[]>;

/** Returns the exact names of all symbols, configuration keys and command-line options, from the reference data. */
export function readReferenceKeys(root = projectRoot): ReferenceKeys {
  const read = <T>(name: string): T =>
    JSON.parse(readFileSync(path.join(root, 'content/api', `${name}.json`), 'utf8')) as T;
  const keys: ReferenceKeys = new Map();
  const add = (place: string, names: string[]): void => {
    keys.set(place, [...new Set([...(keys.get(place) ?? []), ...names])]);
  };
  addConfig(read('config'), add);
  addModules(read('js'), add);
  addCommands(read('cli'), add);
  return keys;
}

type Add = (place: string, names: string[]) => void;

function addConfig({ definitions }: ConfigReference, add: Add): void {
  const at = (anchor: string): string => `/v1/api/config#${anchor}`;
  for (const definition of definitions) {
    // Dotted paths belong to the key, not also to the definition of its value.
    add(at(definition.anchor), [definition.name]);
    const keys = definition.kind === 'object' ? definition.keys : [];
    for (const key of keys) add(at(key.anchor), [key.name, ...key.aliases, ...key.paths.map(dotted)]);
    if (definition.kind === 'enum')
      for (const value of definition.values) add(at(value.anchor), [value.name]);
    if (definition.kind !== 'union') continue;
    for (const variant of definition.variants) {
      for (const key of variant.keys) add(at(key.anchor), [key.name, ...key.paths.map(dotted)]);
    }
  }
}

function addModules({ modules }: ApiPackage, add: Add): void {
  for (const { name, symbols } of modules) {
    const route = `/v1/api/js/${name}`;
    add(route, [name, `@tauri-apps/api/${name}`]);
    for (const symbol of symbols) {
      if (symbol.kind === 'reference') continue;
      add(`${route}#${symbol.anchor}`, [symbol.name, `${name}.${symbol.name}`]);
      for (const member of 'members' in symbol ? symbol.members : []) {
        if (member.kind === 'constructor') add(`${route}#${member.anchor}`, [`new ${symbol.name}`]);
        else
          add(`${route}#${member.anchor}`, [
            member.name,
            `${symbol.name}.${member.name}`,
            `${name}.${symbol.name}.${member.name}`,
          ]);
      }
    }
  }
}

function addCommands({ commands }: CliReference, add: Add): void {
  for (const command of commands) {
    const line = command.name === 'tauri' ? 'tauri' : `tauri ${command.name}`;
    add(`/v1/api/cli#${command.anchor}`, command.name === 'tauri' ? [] : [line]);
    for (const option of command.options) {
      add(`/v1/api/cli#${option.anchor}`, [
        option.name,
        ...[option.short ?? []].flat(),
        `${line} ${option.name}`,
      ]);
    }
  }
}

/** Returns a path as readers type it: `tauri.windows[].alwaysOnTop` → `tauri.windows.alwaysOnTop`. */
function dotted(place: string): string {
  return place.replace(/\[\]/g, '').replace(/\.\*/g, '');
}
