/**
 * Writes `content/api/history.json`: the 1.x release of `@tauri-apps/api` or `@tauri-apps/cli` that added, changed or deprecated each
 * entry of the reference, by comparing all of them. Run on Linux x64: `npx tsx scripts/history.ts`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import ts from 'typescript';
import { readStructure } from '../lib/api-reference/reference';
import type { EntryHistory } from '../lib/api-reference/history';
import type * as Api from '../lib/api-reference/types';

/** What a release says about an entry, in a form that only differs when the entry does. */
type Shape = { text: string; isDeprecated?: boolean };
type Releases = { version: string; find: (entry: string) => Shape | undefined }[];
type Schema = {
  [key: string]: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
};

/** Where the releases are installed; the test compares again if they are. */
export const folder = path.resolve('.cache/releases');
const packageFolder = (name: string, version: string): string => `${folder}/node_modules/${name}-${version}`;

/** Stable 1.x releases of a package, oldest first. */
function listReleases(name: 'api' | 'cli'): string[] {
  const options = { encoding: 'utf8', stdio: 'pipe', timeout: 30_000 } as const;
  const versions = JSON.parse(
    execFileSync('npm', ['view', `@tauri-apps/${name}`, 'versions', '--json'], options),
  ) as string[];
  return versions.filter((version) => /^1\.\d+\.\d+$/.test(version));
}

/** Installs releases side by side, as aliases. */
function install(wanted: ['api' | 'cli', string][]): void {
  const missing = wanted.filter((release) => !existsSync(packageFolder(...release)));
  if (missing.length === 0) return;
  mkdirSync(folder, { recursive: true });
  const aliases = wanted.map(([name, version]) => `${name}-${version}@npm:@tauri-apps/${name}@${version}`);
  execFileSync('npm', ['install', '--ignore-scripts', '--prefix', folder, ...aliases], { stdio: 'pipe' });
}

/** Symbols and members of a release of the API by name: `window.WebviewWindow.setTitle`. */
function readApi(version: string, modules: string[]): Map<string, Shape> {
  const files = modules.map((name) => `${packageFolder('api', version)}/${name}.d.ts`);
  const program = ts.createProgram(files, { target: ts.ScriptTarget.ES2022, types: [] });
  const checker = program.getTypeChecker();
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
  const typeOf = (type: ts.Type): string => checker.typeToString(type, undefined, flags).replaceAll('"', "'");
  const callOf = (signature: ts.Signature): string => {
    const params = signature.parameters.map((param) => {
      const { valueDeclaration: node } = param;
      const isOptional = node && ts.isParameter(node) && checker.isOptionalParameter(node);
      return `${isOptional ? '?' : ''}${typeOf(checker.getTypeOfSymbol(param))}`;
    });
    return `(${params.join(', ')}) => ${typeOf(signature.getReturnType())}`;
  };
  const shapeOf = (symbol: ts.Symbol): Shape => {
    const isDeprecated = symbol.getJsDocTags(checker).some(({ name }) => name === 'deprecated');
    const has = (mask: ts.SymbolFlags): boolean => (symbol.flags & mask) !== 0;
    // Members of these are entries of their own.
    if (has(ts.SymbolFlags.Class | ts.SymbolFlags.Interface | ts.SymbolFlags.Enum))
      return { text: '', isDeprecated };
    if (has(ts.SymbolFlags.TypeAlias)) {
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      const text = checker.typeToString(type, undefined, flags | ts.TypeFormatFlags.InTypeAlias);
      return { text: text.replaceAll('"', "'"), isDeprecated };
    }
    const type = checker.getTypeOfSymbol(symbol);
    const calls = [...type.getCallSignatures(), ...type.getConstructSignatures()].map(callOf);
    const isMethod = has(ts.SymbolFlags.Function | ts.SymbolFlags.Method);
    const mark = has(ts.SymbolFlags.Optional) ? '?' : '';
    return { text: isMethod ? calls.join(' | ') : mark + typeOf(type), isDeprecated };
  };
  const entries = new Map<string, Shape>();
  modules.forEach((module, index) => {
    const file = program.getSourceFile(files[index] ?? '');
    const exported = file && checker.getSymbolAtLocation(file);
    for (const entry of exported ? checker.getExportsOfModule(exported) : []) {
      const symbol = entry.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(entry) : entry;
      entries.set(`${module}.${entry.name}`, shapeOf(symbol));
      if (!(symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface | ts.SymbolFlags.Enum))) continue;
      const members = [
        ...checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)),
        ...(symbol.exports?.values() ?? []),
      ];
      for (const member of members) entries.set(`${module}.${entry.name}.${member.name}`, shapeOf(member));
      const [construct] =
        symbol.flags & ts.SymbolFlags.Class ? checker.getTypeOfSymbol(symbol).getConstructSignatures() : [];
      if (construct)
        entries.set(`${module}.${entry.name}.constructor`, { text: callOf(construct).replace(/ =>.*/, '') });
    }
  });
  return entries;
}

/** Key of the configuration by its path: `tauri.windows[].title`; `path = value` is a value of an enumeration. */
function findKey(root: Schema & { definitions: Record<string, Schema> }, entry: string): Shape | undefined {
  const branches = (schema: Schema | undefined): Schema[] => {
    if (!schema) return [];
    const name = typeof schema.$ref === 'string' ? schema.$ref.split('/')[2] : undefined;
    const inner = [schema.allOf, schema.anyOf, schema.oneOf].flat() as (Schema | undefined)[];
    return [
      schema,
      ...(name ? branches(root.definitions[name]) : []),
      ...inner.flatMap((one) => (one === undefined ? [] : branches(one))),
    ];
  };
  const [place = '', value] = entry.split(' = ');
  let found: Schema[] = [root];
  for (const part of place.match(/\[\]|[^.[\]]+/g) ?? [])
    found = found.flatMap(branches).flatMap((schema) => {
      const next =
        part === '[]' ? schema.items : part === '*' ? schema.additionalProperties : schema.properties?.[part];
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
  return {
    text: text.replace(/"allOf":\[\{("\$ref":"[^"]*")\}\]/g, '$1'),
    isDeprecated: first.deprecated === true,
  };
}

/** Options and arguments of a release of the command line: `build --runner`. */
function readCli(version: string, command: string[] = []): Map<string, Shape> {
  const script = path.join(packageFolder('cli', version), 'tauri.js');
  const help = execFileSync(process.execPath, [script, 'help', ...command], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const entries = new Map<string, Shape>([[command.join(' ') || 'tauri', { text: '' }]]);
  let section = '';
  for (const line of help.split('\n')) {
    section = /^(\w+):$/.exec(line)?.[1]?.toLowerCase() ?? section;
    const [, short, name] = /^ {2,10}(?:(-\w), )?(--[\w-]+|[[<]?\w+)/.exec(line) ?? [];
    if (!name || name === 'help') continue;
    if (!section.endsWith('commands'))
      entries.set(`${command.join(' ') || 'tauri'} ${name.replace(/[[<]/, '')}`, { text: short ?? '' });
    else for (const entry of readCli(version, [...command, name])) entries.set(...entry);
  }
  return entries;
}

/** Compares an entry with itself in the release before, from the first release that has it. */
function historyOf(entry: string, releases: Releases): EntryHistory | undefined {
  const shapes = releases.map(({ version, find }) => ({ version, shape: find(entry) }));
  const present = shapes.slice(shapes.findLastIndex(({ shape }) => !shape) + 1);
  const [first] = present;
  if (!first) throw new Error(`${entry}: not in the last release`);
  const changed = present.filter(({ shape }, index) => {
    const [before, now] = [present[index - 1]?.shape?.text, shape?.text];
    return before && now && sortTokens(before) !== sortTokens(now);
  });
  const deprecated = present.find(({ shape }) => shape?.isDeprecated)?.version;
  const isNew = first.version !== releases[0]?.version;
  if (!isNew && changed.length === 0 && !deprecated) return undefined;
  return {
    ...(isNew ? { since: first.version } : {}),
    ...(changed.length > 0 ? { changed: changed.map(({ version }) => version) } : {}),
    ...(deprecated ? { deprecated } : {}),
  };
}

/** Compilers order unions differently, and write a record in two ways. */
function sortTokens(text: string): string {
  const tokens = text
    .replace(/\{ \[\w+: string\]: (.*?); \}/g, 'Record<string, $1>')
    .match(/'[^']*'|\w+|[^\s\w]/g);
  return (tokens ?? []).sort().join(' ');
}

/** Names of all entries of the reference in their releases, by page and anchor. */
export function listEntries(): { page: string; anchor: string; name: string }[] {
  const js = readStructure('js').modules.flatMap(({ name: module, symbols }) =>
    symbols.flatMap((symbol) => [
      { page: `js/${module}`, anchor: symbol.anchor, name: `${module}.${symbol.name.replace(/<.*/, '')}` },
      ...('members' in symbol ? symbol.members : []).map(({ anchor, name, kind }) => ({
        page: `js/${module}`,
        anchor,
        name: `${module}.${symbol.name.replace(/<.*/, '')}.${kind === 'constructor' ? kind : name}`,
      })),
    ]),
  );
  const config = readStructure('config').definitions.flatMap((definition) => {
    const page = 'config';
    const [place = ''] = definition.paths;
    const keys = (list: Api.ConfigKey[]) =>
      list.map(({ anchor, paths: [name = ''] }) => ({ page, anchor, name }));
    if (definition.kind === 'object') return keys(definition.keys);
    if (definition.kind === 'enum')
      return definition.values.map(({ name, anchor }) => ({ page, anchor, name: `${place} = ${name}` }));
    return definition.kind === 'union' ? definition.variants.flatMap((variant) => keys(variant.keys)) : [];
  });
  const cli = readStructure('cli').commands.flatMap(({ name, anchor, options, positionals }) =>
    name === 'help'
      ? []
      : [
          { page: 'cli', anchor, name },
          ...[...options, ...positionals].map((entry) => ({
            page: 'cli',
            anchor: entry.anchor,
            name: `${name} ${entry.name.replace(/[<>[\]]/g, '')}`,
          })),
        ],
  );
  return [...js, ...config, ...cli];
}

/** History of entries over some releases of both packages, by `page#anchor`. */
export function compareReleases(
  entries: ReturnType<typeof listEntries>,
  api: string[],
  cli: string[],
): Record<string, EntryHistory> {
  install([
    ...api.map((version) => ['api', version] as ['api', string]),
    ...cli.map((version) => ['cli', version] as ['cli', string]),
  ]);
  const modules = readStructure('js').modules.map(({ name }) => name);
  const lookUp = (version: string, map: Map<string, Shape>) => ({
    version,
    find: (name: string) => map.get(name),
  });
  const releases: Record<string, Releases> = {
    // 1.5.1 and 1.5.2 were published without their files.
    js: api
      .map((version) => ({ version, entries: readApi(version, modules) }))
      .filter(({ entries: published }) => published.size > 0)
      .map(({ version, entries: published }) => lookUp(version, published)),
    cli: cli.map((version) => lookUp(version, readCli(version))),
    config: cli.map((version) => {
      const schema = JSON.parse(
        readFileSync(`${packageFolder('cli', version)}/schema.json`, 'utf8'),
      ) as Parameters<typeof findKey>[0];
      return { version, find: (name) => findKey(schema, name) };
    }),
  };
  return Object.fromEntries(
    entries.flatMap(({ page, anchor, name }) => {
      const history = historyOf(name, releases[page.split('/')[0] ?? ''] ?? []);
      return history ? [[`${page}#${anchor}`, history]] : [];
    }),
  );
}

if (process.argv[1]?.endsWith('history.ts')) {
  const [api, cli] = [listReleases('api'), listReleases('cli')];
  const history = { api, cli, entries: compareReleases(listEntries(), api, cli) };
  writeFileSync(
    'content/api/history.json',
    await format(JSON.stringify(history), { parser: 'json', printWidth: 110 }),
  );
}
