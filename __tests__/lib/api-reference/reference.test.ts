/** @jest-environment node */
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { keysOf } from '@/lib/api-reference/config-anchors';
import { formatOneLine } from '@/lib/api-reference/setting-facts';
import { getEntryTree, getReference, listReferencePages, readStructure } from '@/lib/api-reference/reference';
import type { EntryNode } from '@/lib/api-reference/entry-tree';

const config = readStructure('config');
const cli = readStructure('cli');
const schema = JSON.parse(readFileSync('node_modules/@tauri-apps/cli/schema.json', 'utf8')) as {
  definitions: Record<string, { properties?: Record<string, unknown> }>;
};
// The schema holds a pattern that is not valid in Unicode mode, and formats that only describe numbers.
const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);

const keys = config.definitions.flatMap(keysOf);

const repeated = (list: string[]): string[] => list.filter((item, index) => list.indexOf(item) !== index);

describe('the configuration', () => {
  const examples = readStructure('config-examples');

  it('has an example for every key, and for nothing else', () => {
    expect(Object.keys(examples).sort()).toEqual(keys.map(({ anchor }) => anchor).sort());
  });

  it('has examples that set their key and that the schema accepts', () => {
    for (const { anchor, name } of keys) {
      const example = formatOneLine(examples[anchor]);
      validate(examples[anchor]);
      expect({ example, errors: validate.errors }).toEqual({ example, errors: null });
      expect(example).toContain(`"${name.split('.').at(-1)}": `);
    }
  });

  it('is a tree as it nests in the file, with an entry for every key', () => {
    const pathsOf = (nodes: EntryNode[], parent = ''): string[] =>
      nodes.flatMap(({ name, children }) => [`${parent}${name}`, ...pathsOf(children, `${parent}${name}.`)]);
    const paths = pathsOf(getEntryTree('/v1/api/config', 'fr') ?? []);
    expect(repeated(paths)).toEqual([]);
    expect(paths).toEqual(
      expect.arrayContaining([
        'tauri.bundle.windows.wix.language.map.localePath',
        'tauri.windows[].alwaysOnTop',
        'tauri.bundle.windows.webviewInstallMode.fixedRuntime.path',
        'tauri.allowlist.shell.scope.args.ShellAllowedArg[].object.validator',
      ]),
    );
  });

  it('names its keys in the tree, after the sections of the page, as the CLI its commands', () => {
    const titlesOf = (route: string): string[] =>
      (getEntryTree(route, 'fr') ?? []).filter((node) => node.title).map(({ name }) => name);
    expect(titlesOf('/v1/api/config')).toEqual(['En cas de problème', 'Vérifier un fichier', 'Clés']);
    expect(titlesOf('/v1/api/cli')).toEqual(['En cas de problème', 'Commandes']);
    expect(titlesOf('/v1/api/js/clipboard')[0]).toBe('Recette\u00A0: copier et coller une fiche');
  });

  it('has examples on one line', () =>
    expect(formatOneLine({ a: [1, ['b[']], c: {} })).toBe('{ "a": [1, ["b["]], "c": {} }'));
});

describe.each(['fr', 'en'] as const)('the descriptions in %s', (locale) => {
  const reference = getReference(locale);

  it('show configurations that the schema accepts, and commands that exist', () => {
    const examples = Object.values(reference.config.descriptions).flatMap(({ example }) => example ?? []);
    expect(examples.length).toBeGreaterThanOrEqual(config.definitions.length);
    for (const example of examples) {
      validate(JSON.parse(example));
      expect({ example, errors: validate.errors }).toEqual({ example, errors: null });
    }
    const lines = Object.values(reference.cli.descriptions).flatMap(
      ({ example }) => example?.split('\n') ?? [],
    );
    for (const line of lines) {
      const words = line.split(' -- ')[0]?.split(/\s+/).slice(1) ?? [];
      const names = [words.slice(0, 2).join(' '), words[0], 'tauri'];
      const commands = cli.commands.filter(({ name }) => names.includes(name));
      const options = commands.flatMap((command) => command.options.map(({ name }) => name));
      expect([line, words.filter((word) => word.startsWith('-') && !options.includes(word))]).toEqual([
        line,
        [],
      ]);
    }
  });
});

describe.each(listReferencePages('fr').filter(({ route }) => getEntryTree(route, 'fr')))(
  'the tree of $route',
  ({ route, body }) => {
    it('leads to every entry of the page below its definitions', () => {
      const anchorsIn = (nodes: EntryNode[]): string[] =>
        nodes.flatMap(({ anchor, children }) => [...(anchor ? [anchor] : []), ...anchorsIn(children)]);
      const inTree = new Set(anchorsIn(getEntryTree(route, 'fr') ?? []));
      const level = route.endsWith('config') ? '#{3,4}' : '#{2,4}';
      const ids = [...body.matchAll(new RegExp(`^${level} .*\\{#(\\S+?)[ }]`, 'gm'))].map(
        ([, id]) => id ?? '',
      );
      expect(ids.length).toBeGreaterThan(2);
      expect(ids.filter((id) => !inTree.has(id))).toEqual([]);
    });
  },
);

it('the properties of object variants keep the anchors of the original site', () => {
  const body = listReferencePages('fr').find(({ route }) => route === '/v1/api/config')?.body ?? '';
  for (const anchors of [
    'patternkind #patternkind.use',
    'patternkind.isolation.options #patternkind.options',
    'webviewinstallmode #webviewinstallmode.type',
    'webviewinstallmode.downloadbootstrapper.silent #webviewinstallmode.silent',
    'webviewinstallmode.fixedruntime.path #webviewinstallmode.path',
    ...['allow', 'deny', 'requireliteralleadingdot'].map(
      (name) => `fsallowlistscope.object.${name} #fsallowlistscope.${name}`,
    ),
    'shellallowedarg.object.validator #shellallowedarg.validator',
    ...['script', 'cwd', 'wait'].map((name) => `beforedevcommand.object.${name} #beforedevcommand.${name}`),
    ...['script', 'cwd'].map((name) => `hookcommand.object.${name} #hookcommand.${name}`),
  ])
    expect(body).toContain(`{#${anchors}}`);
});

describe('the descriptions of the modules', () => {
  const { modules } = getReference('fr');

  it.each(modules.map((module) => [module.name, module] as const))(
    'name every allowlist key of %s',
    (name, module) => {
      const definition = schema.definitions[`${name.charAt(0).toUpperCase()}${name.slice(1)}AllowlistConfig`];
      const keys = Object.keys(definition?.properties ?? {}).map((key) => `${name}.${key}`);
      expect(module.allowlist.map(({ key }) => key).sort()).toEqual(keys.sort());
    },
  );
});

it('a list stands below its label, not behind it', () => {
  const bodies = listReferencePages('fr').map(({ body }) => body);
  expect(bodies.filter((body) => /^\*\*[^*]+\*\* (?:[-*]|\d+\.) /m.test(body))).toEqual([]);
  expect(bodies.join('\n')).toMatch(/^\*\*Selon le système\s:\*\*\n\n- /m);
});

it('the permissions of a module lead to the functions that they open', () => {
  const page = listReferencePages('fr').find(({ route }) => route === '/v1/api/js/window');
  expect(page?.body).toContain('| `window.center` | Ouvre [`center`](#center). |');
});
