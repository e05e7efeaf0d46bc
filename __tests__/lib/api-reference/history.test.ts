/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import history from '@/content/api/history.json';
import type { EntryHistory } from '@/lib/api-reference/history';
import { getReference, readStructure } from '@/lib/api-reference/reference';
import type * as Api from '@/lib/api-reference/types';

/** An entry in one release; two releases with the same text have the same entry. */
type Shape = { text: string; deprecated?: boolean };
type Release = { version: string; find: (name: string) => Shape | undefined };
type Schema = { [key: string]: unknown; properties?: Record<string, Schema>; enum?: unknown[] };

const committed: Record<string, EntryHistory> = history.entries;
const structure = { js: readStructure('js'), config: readStructure('config'), cli: readStructure('cli') };

/** Names of all entries in the packages, by `page#anchor`. */
const names = new Map<string, string>([
  ...structure.js.modules.flatMap(({ name: module, symbols }) =>
    symbols.flatMap((symbol) => {
      const owner = `${module}.${symbol.name.replace(/<.*/, '')}`;
      const members = 'members' in symbol ? symbol.members : [];
      const named = members.map(
        ({ anchor, name }) => [`js/${module}#${anchor}`, `${owner}.${name}`] as const,
      );
      return [[`js/${module}#${symbol.anchor}`, owner] as const, ...named];
    }),
  ),
  ...structure.config.definitions.flatMap((definition) => {
    const keys = (list: Api.ConfigKey[]) =>
      list.map(({ anchor, paths: [name = ''] }) => [`config#${anchor}`, name] as const);
    if (definition.kind === 'object') return keys(definition.keys);
    if (definition.kind === 'union') return definition.variants.flatMap((variant) => keys(variant.keys));
    const values = definition.kind === 'enum' ? definition.values : [];
    return values.map(
      ({ name, anchor }) => [`config#${anchor}`, `${definition.paths[0]} = ${name}`] as const,
    );
  }),
  ...structure.cli.commands
    .filter(({ name }) => name !== 'help')
    .flatMap(({ name, anchor, options, positionals }) => [
      [`cli#${anchor}`, name] as const,
      ...[...options, ...positionals].map(
        (entry) => [`cli#${entry.anchor}`, `${name} ${entry.name.replace(/[<>[\]]/g, '')}`] as const,
      ),
    ]),
]);

test('the history is about entries of the reference, and names releases in their order', () => {
  expect(Object.keys(committed).filter((entry) => !names.has(entry))).toEqual([]);
  for (const [entry, { since, changed = [], deprecated }] of Object.entries(committed)) {
    const releases = entry.startsWith('js/') ? history.api : history.cli;
    const own = [since, ...changed, deprecated].filter((version) => version !== undefined);
    const positions = own.map((version) => releases.indexOf(version));
    expect(positions).not.toEqual([]);
    // Never the first release: every other one is compared with it.
    expect(positions.every((position, index) => position > (positions[index - 1] ?? 0))).toBe(true);
  }
});

test('the history contradicts no version that the description of an entry gives', () => {
  const { modules, config, cli } = getReference('fr');
  const descriptions = [...modules.map((module) => [`js/${module.name}`, module.descriptions] as const)];
  const all = [...descriptions, ['config', config.descriptions] as const, ['cli', cli.descriptions] as const];
  const contradictions = all.flatMap(([page, byAnchor]) =>
    Object.entries(byAnchor).flatMap(([anchor, { since }]) => {
      const entry = `${page}#${anchor}`;
      if (!since || !names.has(entry)) return [];
      const full = since.split('.').length < 3 ? `${since}.0` : since;
      const computed = committed[entry]?.since ?? '1.0.0';
      return full === computed ? [] : [`${entry}: description ${full}, packages ${computed}`];
    }),
  );
  expect(contradictions).toEqual([]);
});

/**
 * Releases do not change any more, and all of them take 400 MB, so this runs on demand, on Linux x64:
 * `RELEASES=on npm run test:unit -- history`
 */
const folder = path.resolve('.cache/releases');
const packageFolder = (name: 'api' | 'cli', version: string): string =>
  path.join(folder, 'node_modules', `${name}-${version}`);

(process.env.RELEASES === 'on' ? test : test.skip)(
  'the history is what the comparison of all releases gives',
  () => {
    const all = (['api', 'cli'] as const).flatMap((name) =>
      history[name].map((version) => `${name}-${version}@npm:@tauri-apps/${name}@${version}`),
    );
    execFileSync('npm', ['install', '--ignore-scripts', '--prefix', folder, ...all], { stdio: 'pipe' });
    const releases: Record<string, Release[]> = {
      js: history.api
        .map((version) => [version, readApi(version)] as const)
        .filter(([, entries]) => entries.size > 0) // 1.5.1 and 1.5.2 were published without their files
        .map(([version, entries]) => ({ version, find: (name) => entries.get(name) })),
      config: history.cli.map((version) => {
        const file = path.join(packageFolder('cli', version), 'schema.json');
        const schema = JSON.parse(readFileSync(file, 'utf8')) as Schema;
        return { version, find: (name) => findKey(schema, name) };
      }),
      cli: history.cli.map((version) => {
        const entries = readCli(version);
        return { version, find: (name) => entries.get(name) };
      }),
    };
    const computed = [...names].flatMap(([entry, name]) => {
      const found = compareReleases(name, releases[entry.split(/[/#]/)[0] ?? ''] ?? []);
      return found && !unlike.has(entry) ? [[entry, found]] : [];
    });
    const expected = Object.entries(committed).filter(([entry]) => !unlike.has(entry));
    expect(Object.fromEntries(computed)).toEqual(Object.fromEntries(expected));
  },
  300_000,
);

/**
 * Entries whose type and text did not change together: `EventName` got other values, an interface became an alias, and
 * `any | Promise<any>` is `any`. The schema of 1.0.0 took any text as a bundle format; the CLI knew these six.
 */
const unlike = new Set([
  ...['app', 'appimage', 'deb', 'dmg', 'msi', 'updater'].map((format) => `config#bundletype.${format}`),
  ...['event#eventname', 'event#event', 'event#listen', 'event#once', 'window#event', 'window#listen'].map(
    (entry) => `js/${entry}`,
  ),
  'js/mocks#mockipc',
  'js/tauri#invokeargs',
]);

/** Compares an entry with itself in the release before, from the first release that has it. */
function compareReleases(name: string, releases: Release[]): EntryHistory | undefined {
  const shapes = releases.map(({ version, find }) => ({ version, shape: find(name) }));
  const present = shapes.slice(shapes.findLastIndex(({ shape }) => !shape) + 1);
  const changed = present.filter(({ shape }, at) => at > 0 && shape?.text !== present[at - 1]?.shape?.text);
  const deprecated = present.find(({ shape }) => shape?.deprecated)?.version;
  const isNew = present[0] !== shapes[0];
  if (!isNew && changed.length === 0 && !deprecated) return undefined;
  return {
    ...(isNew ? { since: present[0]?.version ?? 'never' } : {}),
    ...(changed.length > 0 ? { changed: changed.map(({ version }) => version) } : {}),
    ...(deprecated ? { deprecated } : {}),
  };
}

/** Symbols and members of a release of the API: `window.WebviewWindow.setTitle`. */
function readApi(version: string): Map<string, Shape> {
  const modules = structure.js.modules.map(({ name }) => name);
  const files = modules.map((name) => path.join(packageFolder('api', version), `${name}.d.ts`));
  const program = ts.createProgram(files, { noLib: true, types: [] });
  const checker = program.getTypeChecker();
  const owners = ts.SymbolFlags.Class | ts.SymbolFlags.Interface | ts.SymbolFlags.Enum;
  const found = new Map<string, Shape>();
  const add = (name: string, symbol: ts.Symbol): void => {
    const declarations = symbol.declarations ?? [];
    const isOwner = (symbol.flags & owners) !== 0;
    const deprecated = declarations.some((one) => ts.getJSDocDeprecatedTag(one) !== undefined);
    // Members are entries of their own.
    found.set(name, { text: isOwner ? '' : declarations.map(tokensOf).join('|'), deprecated });
    const inherited = isOwner ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)) : [];
    const own = isOwner ? [...(symbol.exports?.values() ?? []), ...(symbol.members?.values() ?? [])] : [];
    for (const member of [...inherited, ...own])
      add(`${name}.${member.name.replace('__constructor', 'constructor')}`, member);
  };
  modules.forEach((module, index) => {
    const file = program.getSourceFile(files[index] ?? '');
    const exported = file && checker.getSymbolAtLocation(file);
    for (const entry of exported ? checker.getExportsOfModule(exported) : []) {
      const symbol = entry.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(entry) : entry;
      add(`${module}.${entry.name}`, symbol);
    }
  });
  return found;
}

/** Tokens of a declaration in one order: compilers order unions differently, and write a record in two ways. */
function tokensOf(declaration: ts.Declaration): string {
  const text = declaration
    .getText()
    .replace(/^(?:export )?(?:declare )?/, '')
    .replace(/\{\s*\[\w+: string\]: ([^}]*?);\s*\}/g, 'Record<string, $1>');
  return (text.match(/'[^']*'|\w+|[^\s\w]/g) ?? []).sort().join(' ');
}

/** A key of the configuration by its path, `tauri.windows[].title`; `path = value` is a value of an enumeration. */
function findKey(root: Schema, entry: string): Shape | undefined {
  const branches = (schema: Schema): Schema[] => {
    const name = typeof schema.$ref === 'string' ? (schema.$ref.split('/')[2] ?? '') : '';
    const target = (root.definitions as Record<string, Schema>)[name];
    const parts = [target, schema.allOf, schema.anyOf, schema.oneOf].flat() as (Schema | undefined)[];
    return [schema, ...parts.flatMap((part) => (part ? branches(part) : []))];
  };
  const [place = '', value] = entry.split(' = ');
  let found: Schema[] = [root];
  for (const part of place.match(/\[\]|[^.[\]]+/g) ?? [])
    found = found.flatMap(branches).flatMap((schema) => {
      const others: Record<string, unknown> = { '[]': schema.items, '*': schema.additionalProperties };
      const next = part in others ? others[part] : schema.properties?.[part];
      return typeof next === 'object' ? [next as Schema] : [];
    });
  const [first] = found;
  if (!first) return undefined;
  if (value !== undefined)
    return found.flatMap(branches).some((schema) => schema.enum?.includes(value)) ? { text: '' } : undefined;
  const text = JSON.stringify(first, (key, inner: unknown) => {
    if (['description', 'format', 'deprecated'].includes(key)) return undefined;
    return key === 'default' && typeof inner === 'object' ? undefined : inner;
  });
  const plain = text.replace(/"allOf":\[\{("\$ref":"[^"]*")\}\]/g, '$1');
  return {
    text:
      plain
        .match(/\w+|[^\s\w]/g)
        ?.sort()
        .join(' ') ?? '',
    deprecated: first.deprecated === true,
  };
}

/** Commands, options and arguments of a release of the command line: `build --runner`. */
function readCli(version: string, command: string[] = []): Map<string, Shape> {
  const args = [path.join(packageFolder('cli', version), 'tauri.js'), 'help', ...command];
  const help = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' });
  const owner = command.join(' ') || 'tauri';
  const entries = new Map<string, Shape>([[owner, { text: '' }]]);
  let section = '';
  for (const line of help.split('\n')) {
    section = /^(\w+):$/.exec(line)?.[1]?.toLowerCase() ?? section;
    const [, short = '', name] = /^ {2,10}(?:(-\w), )?(--[\w-]+|[[<]?\w+)/.exec(line) ?? [];
    if (!name || name === 'help') continue;
    if (section.endsWith('commands'))
      for (const entry of readCli(version, [...command, name])) entries.set(...entry);
    else entries.set(`${owner} ${name.replace(/[[<]/, '')}`, { text: short });
  }
  return entries;
}
