import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadDocumentedModules, readStructure, structureFile } from '@/lib/api-reference/js/load-modules';
import { readApiPackage, readManifest } from '@/lib/api-reference/js/read-package';
import { documentedVersion, formatStructure, requireVersion } from '@/lib/api-reference/js/structure-file';
import type { ApiModule, ApiSymbol, TypeToken } from '@/lib/api-reference/js/types';
import type { DocumentedModule } from '@/lib/api-reference/js/words-types';

const root = process.cwd();
const packageDir = path.join(root, 'node_modules/@tauri-apps/api');
const api = readApiPackage(packageDir);

/** Functions, classes, interfaces, enums, types, variables, re-exports and members of each page. */
const volumes: Record<string, number[]> = {
  app: [5, 0, 0, 0, 0, 0, 0, 0],
  cli: [1, 0, 3, 0, 0, 0, 0, 6],
  clipboard: [2, 0, 0, 0, 0, 0, 0, 0],
  dialog: [5, 0, 5, 0, 0, 0, 0, 18],
  event: [3, 0, 1, 1, 3, 0, 0, 22],
  fs: [11, 0, 5, 1, 1, 0, 2, 36],
  globalShortcut: [5, 0, 0, 0, 1, 0, 0, 0],
  http: [2, 3, 4, 1, 5, 0, 0, 37],
  mocks: [4, 0, 0, 0, 0, 0, 0, 0],
  notification: [3, 0, 1, 0, 1, 0, 0, 4],
  os: [6, 0, 0, 0, 3, 1, 0, 0],
  path: [32, 0, 0, 0, 0, 2, 1, 0],
  process: [2, 0, 0, 0, 0, 0, 0, 0],
  shell: [1, 3, 2, 0, 0, 0, 0, 35],
  tauri: [3, 0, 0, 0, 1, 0, 0, 0],
  updater: [3, 0, 3, 0, 1, 0, 0, 7],
  window: [5, 6, 3, 1, 4, 1, 0, 128],
};

describe('the structure of the package', () => {
  it('is the one that is committed', () => {
    expect(readFileSync(path.join(root, structureFile), 'utf8')).toBe(formatStructure(api));
  });

  it('belongs to the documented version', () => {
    expect(api).toMatchObject({ package: '@tauri-apps/api', version: documentedVersion });
    expect(() => requireVersion(readManifest(packageDir))).not.toThrow();
  });

  it('refuses another version and says what to install', () => {
    const other = { name: '@tauri-apps/api', version: '2.1.0' };
    expect(() => requireVersion(other)).toThrow('npm install --save-dev --save-exact @tauri-apps/api@1.6.0');
  });

  it('counts as many symbols and members as the pages have', () => {
    expect(Object.fromEntries(api.modules.map((module) => [module.name, countOf(module)]))).toEqual(volumes);
  });

  it.each(api.modules.map((module) => [module.name, module] as const))(
    'gives each anchor of %s once',
    (_, module) => {
      const anchors = anchorsOf(module);
      expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
    },
  );
});

describe('anchors', () => {
  it.each([
    ['fs', 'writetextfile'],
    ['event', 'eventt'],
    ['event', 'eventcallbackt'],
    ['event', 'event.TauriEvent.MENU'],
    ['fs', 'fs.BaseDirectory.App'],
    ['http', 'responset'],
    ['http', 'filepartt'],
    ['shell', 'eventemittere'],
    ['shell', 'constructor-1'],
    ['dialog', 'title-2'],
    ['os', 'platform-1'],
    ['window', 'settitle'],
    ['window', 'theme-2'],
  ])('%s has #%s', (name, anchor) => {
    expect(anchorsOf(moduleOf(name))).toContain(anchor);
  });
});

describe('types', () => {
  const tokens = api.modules.flatMap((module) => tokensIn(module));

  it('lead only to anchors that exist', () => {
    const missing = tokens.flatMap(({ ref }) => {
      if (!ref || 'url' in ref) return [];
      return anchorsOf(moduleOf(ref.module)).includes(ref.anchor) ? [] : [`${ref.module}#${ref.anchor}`];
    });
    expect(missing).toEqual([]);
  });

  it('leave no name of a type without a link', () => {
    const plain = tokens.filter(({ ref }) => !ref).map(({ text }) => text.replace(/'[^']*'/g, ''));
    const names = plain.flatMap((text) => text.match(/\b[A-Z]\w+/g) ?? []);
    expect([...new Set(names)]).toEqual(['WindowManager']);
  });

  it('put the argument of the base class in place of its parameter', () => {
    expect(signatureOf('shell', 'Command', 'on')).toBe(
      "(eventName: 'close' | 'error', listener: (...args: any[]) => void): this",
    );
  });

  it('show what an undocumented alias stands for', () => {
    expect(signatureOf('window', 'WebviewWindow', 'constructor')).toBe(
      '(label: string, options?: WindowOptions): WebviewWindow',
    );
  });
});

describe('facts beside the types', () => {
  it('mark where an inherited member comes from', () => {
    expect(memberOf('shell', 'Command', 'on')?.inheritedFrom).toEqual({
      name: 'EventEmitter',
      ref: { module: 'shell', anchor: 'eventemittere' },
    });
    expect(memberOf('window', 'WebviewWindow', 'setTitle')?.inheritedFrom).toEqual({ name: 'WindowManager' });
  });

  it('list the members of an instance before the static ones', () => {
    const { members = [] } = symbolOf('window', 'WebviewWindow');
    expect(members.slice(-3).map(({ name }) => name)).toEqual([
      'unminimize',
      'getByLabel',
      'getFocusedWindow',
    ]);
  });

  it('write versions with three numbers', () => {
    expect(memberOf('window', 'WebviewWindow', 'isFocused')?.since).toBe('1.4.0');
    expect(symbolOf('clipboard', 'readText').since).toBe('1.0.0');
  });

  it('say since when a function is deprecated and what replaces it', () => {
    expect(symbolOf('path', 'logDir').deprecated).toEqual({
      since: '1.2.0',
      use: [{ text: 'appLogDir', ref: { module: 'path', anchor: 'applogdir' } }],
    });
  });

  it('read default values from the JavaScript of the package', () => {
    expect(symbolOf('tauri', 'convertFileSrc').signatures?.[0]?.params[1]).toMatchObject({
      default: "'asset'",
    });
    expect(memberOf('shell', 'Command', 'sidecar')).toMatchObject({
      signatures: [{ params: [{}, { name: 'args', default: '[]' }, {}] }],
    });
  });

  it('keep overloads and re-exports', () => {
    expect(symbolOf('fs', 'writeTextFile').signatures).toHaveLength(2);
    expect(symbolOf('path', 'BaseDirectory')).toMatchObject({
      kind: 'reference',
      target: { module: 'fs', anchor: 'basedirectory', name: 'BaseDirectory' },
    });
  });
});

describe('the words of the modules', () => {
  let modules: DocumentedModule[] = [];
  beforeAll(() => {
    modules = loadDocumentedModules(root);
  });

  it('are complete', () => {
    expect(modules.map(({ name }) => name)).toEqual(readStructure(root).modules.map(({ name }) => name));
  });

  it('describe each module in its own words', () => {
    expect(new Set(modules.map(({ description }) => description)).size).toBe(modules.length);
  });

  it('name every allowlist key of the module, and no other', () => {
    const expected = modules.map(({ name }) => [name, allowlistKeysOf(name)]);
    const written = modules.map(({ name, allowlist }) => [name, allowlist.map(({ key }) => key).sort()]);
    expect(written).toEqual(expected);
  });
});

function moduleOf(name: string): ApiModule {
  const found = api.modules.find((module) => module.name === name);
  if (!found) throw new Error(`no module ${name}`);
  return found;
}

type Loose = ApiSymbol &
  Partial<Pick<Extract<ApiSymbol, { kind: 'class' }>, 'members'>> &
  Partial<Pick<Extract<ApiSymbol, { kind: 'function' }>, 'signatures'>>;

function symbolOf(module: string, name: string): Loose {
  const found = moduleOf(module).symbols.find((symbol) => symbol.name === name);
  if (!found) throw new Error(`no symbol ${module}.${name}`);
  return found as Loose;
}

function memberOf(module: string, symbol: string, name: string) {
  return symbolOf(module, symbol).members?.find((member) => member.name === name);
}

function signatureOf(module: string, symbol: string, member: string): string {
  const found = memberOf(module, symbol, member);
  const signature = found && 'signatures' in found ? found.signatures[0] : undefined;
  const params = signature?.params.map(
    ({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${textOf(type)}`,
  );
  return `(${params?.join(', ')}): ${textOf(signature?.returns ?? [])}`;
}

function textOf(tokens: TypeToken[]): string {
  return tokens.map(({ text }) => text).join('');
}

function anchorsOf(module: ApiModule): string[] {
  return module.symbols.flatMap((symbol) => [
    symbol.anchor,
    ...('members' in symbol ? symbol.members.map(({ anchor }) => anchor) : []),
  ]);
}

function countOf(module: ApiModule): number[] {
  const kinds = ['function', 'class', 'interface', 'enum', 'type', 'variable', 'reference'];
  const members = module.symbols.flatMap((symbol) => ('members' in symbol ? symbol.members : []));
  return [
    ...kinds.map((kind) => module.symbols.filter((symbol) => symbol.kind === kind).length),
    members.length,
  ];
}

/** Every token below a value, wherever it stands. */
function tokensIn(value: unknown): TypeToken[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('text' in value && typeof value.text === 'string') return [value as TypeToken];
  return Object.values(value).flatMap(tokensIn);
}

function allowlistKeysOf(module: string): string[] {
  const schema = JSON.parse(
    readFileSync(path.join(root, 'node_modules/@tauri-apps/cli/schema.json'), 'utf8'),
  ) as {
    definitions: Record<string, { properties?: Record<string, unknown> }>;
  };
  const pascal = module.charAt(0).toUpperCase() + module.slice(1);
  const keys = Object.keys(schema.definitions[`${pascal}AllowlistConfig`]?.properties ?? {});
  return keys.map((key) => `${module}.${key}`).sort();
}
