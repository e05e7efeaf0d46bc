/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readStructure } from '@/lib/api-reference/reference';
import type * as Api from '@/lib/api-reference/types';

/**
 * Compares `content/api/*.json` with the published packages. Both sides become lists of facts, one text each, so that a
 * difference names the symbol, key or option.
 */
const folder = path.resolve('node_modules/@tauri-apps');
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
const versionOf = (name: string): string => (readJson(`${name}/package.json`) as { version: string }).version;
function publishedApi({ modules }: Api.ApiPackage): string[] {
  const fileOf = (module: string): string => path.join(folder, 'api', `${module}.d.ts`);
  const program = ts.createProgram(
    modules.map(({ name }) => fileOf(name)),
    { noLib: true, types: [] },
  );
  const checker = program.getTypeChecker();
  const seen = new Set<ts.Symbol>();
  return modules.flatMap(({ name: module }) => {
    const file = program.getSourceFile(fileOf(module));
    const exported = file && checker.getSymbolAtLocation(file);
    return (exported ? checker.getExportsOfModule(exported) : []).flatMap((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const declarations = (target.declarations ?? []).filter(isPublic);
      // Types of internal files belong to the first module that exports them; elsewhere they are re-exports.
      const home = declarations[0]?.getSourceFile();
      const isHome = home === file || (home?.fileName.includes('/helpers/') && !seen.has(target));
      seen.add(target);
      if (!home) return [];
      if (!isHome || symbol.name !== target.name) return [`${module}: ${symbol.name}`];
      return [
        ...declarations.map((declaration) => `${module}: ${declare(declaration)}`),
        ...membersOf(target, checker).map((fact) => `${module}.${symbol.name}: ${fact}`),
      ];
    });
  });
}

/** Members of a class, an interface or an enum, inherited ones included. */
function membersOf(symbol: ts.Symbol, checker: ts.TypeChecker): string[] {
  if (!(symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface | ts.SymbolFlags.Enum))) return [];
  const members = [
    ...checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)),
    ...(symbol.exports?.values() ?? []),
    ...(symbol.members?.values() ?? []),
  ];
  const declarations = new Set(members.flatMap((member) => member.declarations ?? []));
  return [...declarations].filter(isPublic).map((declaration) => {
    const isInherited = !symbol.declarations?.some((owner) => owner === declaration.parent);
    // The only generic base class: `Command extends EventEmitter<'close' | 'error'>`.
    return isInherited ? declare(declaration).replace(/\bE\b/g, "'close'|'error'") : declare(declaration);
  });
}

function isPublic(declaration: ts.Declaration): boolean {
  const isPrivate = ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private;
  const isHidden = ts.getJSDocTags(declaration).some(({ tagName }) => tagName.text === 'ignore');
  return !isPrivate && !isHidden && !ts.isTypeParameterDeclaration(declaration);
}

/** A declaration without spaces and type parameters; of a class, an interface or an enum its start only. */
function declare(declaration: ts.Declaration): string {
  const text = declaration.getText().replace(/^(?:export )?(?:declare )?((?:\w+ )?\w+)<[^(=]*>/, '$1');
  return normalise(
    text.replace(/^(?:export )?(?:declare )?/, '').replace(/^((?:class|enum|interface) \w+)[^]*/, '$1'),
  );
}

/** `WindowLabel` is an alias that the package hides. */
function normalise(text: string): string {
  return text
    .replace(/[\s;]/g, '')
    .replace(/"/g, "'")
    .replace(/\bWindowLabel\b/, 'string');
}

function committedApi({ modules }: Api.ApiPackage): string[] {
  return modules.flatMap(({ name: module, symbols }) =>
    symbols.flatMap((symbol) => {
      const members = 'members' in symbol ? symbol.members.flatMap(declareCommitted) : [];
      return [
        ...declareCommitted(symbol).map((fact) => `${module}: ${normalise(fact)}`),
        ...members.map((fact) => `${module}.${symbol.name}: ${normalise(fact)}`),
      ];
    }),
  );
}

const textOf = (tokens: Api.TypeToken[]): string => tokens.map(({ text }) => text).join('');

function declareCommitted(entry: Api.ApiSymbol | Api.ApiMember): string[] {
  const { kind, name } = entry;
  if ('signatures' in entry)
    return entry.signatures.map(({ params, returns }) => {
      const texts = params.map((param) => {
        const rest = param.rest ? '...' : '';
        return `${rest}${param.name}${param.optional ? '?' : ''}: ${textOf(param.type)}`;
      });
      let start = kind === 'function' ? 'function ' : '';
      if (kind === 'method' && entry.static) start = 'static ';
      const result = kind === 'constructor' ? '' : `: ${textOf(returns)}`;
      return `${start}${name}(${texts.join(', ')})${result}`;
    });
  if (kind === 'property')
    return [`${entry.readonly ? 'readonly ' : ''}${name}${entry.optional ? '?' : ''}: ${textOf(entry.type)}`];
  if (kind === 'accessor') return [`get ${name}(): ${textOf(entry.type)}`];
  if (kind === 'enum-member') return [`${name} = ${JSON.stringify(entry.value)}`];
  if (kind === 'type') return [`type ${name} = ${textOf(entry.type)}`];
  if (kind === 'variable') return [`${name}: ${textOf(entry.type)}`];
  return [kind === 'reference' ? name : `${kind} ${name}`];
}

type Schema = Partial<Record<'properties' | 'definitions', { [name: string]: Schema }>> & {
  oneOf?: Schema[];
  anyOf?: Schema[];
  required?: string[];
  enum?: string[];
  default?: unknown;
};

function publishedConfig(): string[] {
  const { definitions, ...root } = readJson('cli/schema.json') as Schema;
  return Object.entries({ Config: root, ...definitions }).flatMap(([name, definition]) => [
    name,
    ...keysOf(definition, name),
    ...(definition.oneOf ?? definition.anyOf ?? []).flatMap((variant, index) => [
      ...(variant.enum ?? []).map((value) => `${name} = "${value}"`),
      ...keysOf(variant, `${name} ${index}`),
    ]),
  ]);
}

/** Keys with their default; the key that selects a variant is not an entry of its own. */
function keysOf({ properties = {}, required = [] }: Schema, owner: string): string[] {
  const keys = Object.entries(properties).filter(([, { enum: values }]) => values?.length !== 1);
  return keys.flatMap(([name, property]) => [
    `${owner}.${name} ${required.includes(name)} ${JSON.stringify(property.default)}`,
    ...keysOf(property, `${owner}.${name}`),
  ]);
}

function committedConfig({ definitions }: Api.ConfigReference): string[] {
  const declareKeys = (owner: string, keys: Api.ConfigKey[]): string[] =>
    keys.map((key) => `${owner}.${key.name} ${key.required} ${key.default}`);
  return definitions.flatMap((definition) => {
    const { name, kind } = definition;
    if (kind === 'object') return [name, ...declareKeys(name, definition.keys)];
    if (kind === 'enum') return [name, ...definition.values.map((value) => `${name} = "${value.name}"`)];
    const variants = kind === 'union' ? definition.variants : [];
    const literals = variants.flatMap(({ type }) => type.filter(({ text }) => text.startsWith('"')));
    const keys = variants.flatMap((variant, index) => declareKeys(`${name} ${index}`, variant.keys));
    return [name, ...literals.map(({ text }) => `${name} = ${text}`), ...keys];
  });
}

/** Options, arguments and commands of the help texts, from the program down. */
function publishedCli(command: string[] = []): string[] {
  const args = [path.join(folder, 'cli/tauri.js'), 'help', ...command];
  const help = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const name = ['tauri', ...command].join(' ');
  let section = '';
  const entries = help.split('\n').flatMap((line) => {
    section = /^(\w+):$/.exec(line)?.[1] ?? section;
    const entry = /^ {2,6}((?:-\w, )?--[\w-]+|[[<]?\w+)/.exec(line)?.[1]?.replace(/[[<]/, '');
    if (!entry || entry === 'help') return [];
    if (section === 'Commands') return publishedCli([...command, entry]);
    return command.length > 0 && /--(?:verbose|help|version)$/.test(entry) ? [] : [`${name} ${entry}`];
  });
  return [name, ...entries];
}

function committedCli({ commands }: Api.CliReference): string[] {
  const documented = commands.filter(({ name }) => name !== 'help');
  return documented.flatMap(({ name, positionals, options }) => {
    const line = name === 'tauri' ? name : `tauri ${name}`;
    const spellings = options.map(({ short, name: long }) => (short ? `${short}, ${long}` : long));
    const names = positionals.map((entry) => entry.name.slice(1, -1));
    return [line, ...[...spellings, ...names].map((entry) => `${line} ${entry}`)];
  });
}

const [api, config, cli] = [readStructure('js'), readStructure('config'), readStructure('cli')];

describe.each([
  ['js', [versionOf('api'), ...publishedApi(api)], [api.version, ...committedApi(api)]],
  ['config', [versionOf('cli'), ...publishedConfig()], [config.version, ...committedConfig(config)]],
  ['cli', [versionOf('cli'), ...publishedCli()], [cli.version, ...committedCli(cli)]],
])('content/api/%s.json', (_, published, committed) => {
  it('holds what is published, and nothing else', () => {
    const missing = published.filter((fact) => !committed.includes(fact));
    const extra = committed.filter((fact) => !published.includes(fact));
    expect({ missing, extra }).toEqual({ missing: [], extra: [] });
    // Without duplicates, removing any fact is noticed.
    expect(new Set(published).size).toBe(published.length);
  });
});
