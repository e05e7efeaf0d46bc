import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import committed from '../../../content/api/config.json';
import { extractConfig } from '../../../lib/api-reference/config/extract';
import { aliasesOf } from '../../../lib/api-reference/config/spelling';
import { buildConfigTree } from '../../../lib/api-reference/config/tree';
import type { ConfigReference, ConfigTreeNode } from '../../../lib/api-reference/config/types';
import { documentConfig } from '../../../lib/api-reference/config/words';
import { readInstalledCli } from '../../../lib/api-reference/installed-cli';

const schema: unknown = JSON.parse(readFileSync('node_modules/@tauri-apps/cli/schema.json', 'utf8'));
const reference = extractConfig(schema, '1.6.3');

const find = (name: string) => reference.definitions.find((definition) => definition.name === name);
const keysOf = (name: string) => {
  const definition = find(name);
  return definition?.kind === 'object' ? definition.keys : [];
};
const textOf = (tokens: { text: string }[]) => tokens.map((token) => token.text).join('');

describe('structure of the configuration', () => {
  it('is committed as the installed package gives it', () => {
    expect(committed).toEqual(readInstalledCli().config);
  });

  it('holds the root, 64 definitions, and 285 keys in 38 objects', () => {
    const [root, ...others] = reference.definitions;
    const objects = others.flatMap((definition) => (definition.kind === 'object' ? [definition] : []));
    expect(root?.name).toBe('Config');
    expect(others).toHaveLength(64);
    expect(objects).toHaveLength(38);
    expect(objects.flatMap((definition) => definition.keys)).toHaveLength(285);
  });

  it('follows the tree: a definition comes after one that leads to it', () => {
    const names = reference.definitions.map((definition) => definition.name);
    expect(names.slice(0, 5)).toEqual([
      'Config',
      'PackageConfig',
      'TauriConfig',
      'PatternKind',
      'WindowConfig',
    ]);
    expect(names.indexOf('WixLanguageConfig')).toBe(names.indexOf('WixLanguage') + 1);
  });

  it('gives every entry an anchor of its own', () => {
    const anchors = reference.definitions.flatMap((definition) => {
      if (definition.kind === 'object')
        return [definition.anchor, ...definition.keys.map((key) => key.anchor)];
      if (definition.kind === 'enum')
        return [definition.anchor, ...definition.values.map((value) => value.anchor)];
      if (definition.kind === 'alias') return [definition.anchor];
      const inner = definition.variants.flatMap((v) => [v.anchor, ...v.keys.map((key) => key.anchor)]);
      return [definition.anchor, ...inner];
    });
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors).toEqual(expect.arrayContaining(['configuration.build', 'windowconfig.alwaysontop']));
  });

  it('knows every place of a definition that stands in several', () => {
    expect(find('HookCommand')?.paths).toEqual(['build.beforeBuildCommand', 'build.beforeBundleCommand']);
    expect(find('CliConfig')?.paths).toEqual(['tauri.cli', 'tauri.cli.subcommands.*']);
    expect(keysOf('WindowConfig')[0]?.paths).toEqual(['tauri.windows[].label']);
  });

  it('reads type, default, constraint, requirement and deprecation of a key', () => {
    const short = keysOf('CliArg').find((key) => key.name === 'short');
    expect(short?.constraints).toEqual([
      { name: 'minLength', value: '1' },
      { name: 'maxLength', value: '1' },
    ]);
    expect(textOf(keysOf('CliConfig').find((key) => key.name === 'args')?.type ?? [])).toBe(
      'CliArg[] | null',
    );
    expect(keysOf('WindowConfig').find((key) => key.name === 'width')?.default).toBe('800');
    expect(
      keysOf('BundleConfig')
        .filter((key) => key.required)
        .map((key) => key.name),
    ).toEqual(['identifier']);
    const deprecated = reference.definitions.flatMap((d) => keysOf(d.name).filter((key) => key.deprecated));
    expect(deprecated.map((key) => key.name)).toEqual(['webviewFixedRuntimePath', 'skipWebviewInstall']);
  });

  it.each([
    ['WindowConfig', 'alwaysOnTop', ['always-on-top']],
    ['PackageConfig', 'version', []],
    ['TauriConfig', 'macOSPrivateApi', ['macos-private-api']],
    ['RemoteDomainAccessScope', 'enableTauriAPI', ['enable-tauri-api']],
    ['ClipboardAllowlistConfig', 'readText', []],
  ])('spells %s.%s in TOML', (definition, key, spellings) => {
    expect(aliasesOf(definition, key)).toEqual(spellings);
  });

  it('names the variants of a union by tag, by value or by shape', () => {
    const variants = (name: string) => {
      const definition = find(name);
      return definition?.kind === 'union' ? definition.variants.map((variant) => variant.name) : [];
    };
    expect(variants('WebviewInstallMode')).toContain('downloadBootstrapper');
    expect(variants('BundleTarget')).toEqual(['all', 'BundleType[]', 'BundleType']);
    expect(variants('AppUrl')).toEqual(['WindowUrl', 'string[]']);
  });

  it('builds a tree in which every path leads to an entry of the page', () => {
    const paths: string[] = [];
    const walk = (node: ConfigTreeNode): void => {
      paths.push(node.path);
      node.children.forEach(walk);
    };
    walk(buildConfigTree(reference));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining([
        'tauri.bundle.windows.wix.language.*.localePath',
        'tauri.windows[].alwaysOnTop',
        'tauri.pattern.use',
        'tauri.allowlist.shell.scope[].args[].validator',
      ]),
    );
  });
});

describe.each(['fr', 'en'])('words of the configuration in %s', (locale) => {
  const wordsFile = `content/${locale}/api/config.yaml`;
  const yaml = readFileSync(wordsFile, 'utf8');
  const documented = documentConfig(reference, yaml, wordsFile);

  it('are complete', () => {
    expect(documented.definitions).toHaveLength(65);
    expect(documented.intro).not.toBe('');
  });

  // the pattern of productName escapes a colon, which the "u" flag of regular expressions forbids
  const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false });
  const validate = ajv.compile(schema as object);
  const examples = documented.definitions.flatMap((definition) => {
    const inner = definition.kind === 'object' ? definition.keys : [];
    return [definition, ...inner].flatMap(({ name, words }) =>
      words.example ? [[name, words.example]] : [],
    );
  });

  it.each(examples)('show for %s a configuration the schema accepts', (_name, example) => {
    validate(JSON.parse(example ?? ''));
    expect(validate.errors).toBeNull();
  });

  it('show each definition in its own example', () => {
    const keys = new Set(examples.map(([name]) => name));
    expect(documented.definitions.filter((definition) => !keys.has(definition.name))).toEqual([]);
  });

  it('link only to entries that exist', () => {
    const anchors = JSON.stringify(reference);
    const links = [...yaml.matchAll(/\/v1\/api\/config#([\w.$-]+)/g)].map((match) => match[1] ?? '');
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !anchors.includes(`"anchor":"${link}"`))).toEqual([]);
  });
});

describe('faults in the words of the configuration', () => {
  const small: ConfigReference = {
    version: '1.6.3',
    definitions: reference.definitions.filter(({ name }) =>
      ['Config', 'Size', 'Theme', 'HookCommand'].includes(name),
    ),
  };
  const good = [
    'intro: Bonjour.',
    'definitions:',
    '  Config:',
    '    text: Racine.',
    "    example: '{}'",
    '    keys: { $schema: a, package: b, tauri: c, build: d, plugins: e }',
    '  Size:',
    '    text: Dimensions.',
    "    example: '{}'",
    '    keys:',
    '      width: Largeur.',
    '      height: Hauteur.',
    '  Theme:',
    '    text: Thème.',
    "    example: '{}'",
    '    variants: { Light: Clair., Dark: Sombre. }',
    '  HookCommand:',
    '    text: Commande.',
    "    example: '{}'",
    '    variants: { string: a, object: b, object.script: c, object.cwd: d }',
  ].join('\n');
  const attempt = (source: string) => () => documentConfig(small, source, 'mots.yaml');

  it('are none in a complete file', () => {
    expect(attempt(good)).not.toThrow();
  });

  it.each([
    [
      'a key without words',
      '      width: Largeur.\n',
      '',
      'mots.yaml:10: definitions › Size › keys › width: this key has no words\n  → add "width:"',
    ],
    [
      'words without a key',
      'width:',
      'widht:',
      'definitions › Size › keys › widht: there is no such key\n  → did you mean "width"?',
    ],
    [
      'an unknown variant',
      'Light:',
      'Lihgt:',
      'definitions › Theme › variants › Lihgt: there is no such variant\n  → did you mean "Light"?',
    ],
    [
      'an unknown definition',
      '  Size:',
      '  Sise:',
      'definitions › Sise: there is no such definition\n  → did you mean "Size"?',
    ],
    ['a property of a variant without words', ', object.cwd: d', '', 'object.cwd: this variant has no words'],
    [
      'keys on an enum',
      '    variants: { Light',
      '    keys: { Light',
      'a definition of kind enum has no keys\n  → write them below "variants:"',
    ],
    ['a missing text', '    text: Thème.\n', '', 'definitions › Theme › text: has no words'],
    [
      'a missing example',
      "    text: Thème.\n    example: '{}'",
      '    text: Thème.',
      'definitions › Theme: has no example',
    ],
    ['an empty text', 'Largeur.', '', 'mots.yaml:11: definitions › Size › keys › width: has no text'],
    [
      'a value that is no text',
      'Largeur.',
      '800',
      'is the number 800, not a text\n  → put the value between quotes',
    ],
    ['a list', 'Largeur.', '[a, b]', 'is a list, not a text'],
    [
      'an unknown field',
      'width: Largeur.',
      'width: { text: a, exemple: b }',
      'exemple: is not a field of an entry\n  → did you mean "example"?',
    ],
    ['a version that is none', 'width: Largeur.', 'width: { text: a, since: tôt }', '"tôt" is not a version'],
    [
      'a definition written as a text',
      "    text: Dimensions.\n    example: '{}'\n    keys:\n      width: Largeur.\n      height: Hauteur.",
      '    Dimensions.',
      'definitions › Size: is a text, not a map',
    ],
    ['broken YAML', 'intro: Bonjour.', 'intro: "Bonjour', '(YAML):'],
    ['a missing part', 'intro: Bonjour.\n', '', 'intro: this part of this file has no words'],
  ])('name %s', (_fault, from, to, message) => {
    expect(good).toContain(from);
    expect(attempt(good.replace(from, to))).toThrow(message);
  });

  it('are all reported at once, in the order of the file', () => {
    const source = good.replace('      height: Hauteur.\n', '').replace('Dark: Sombre.', 'Dork: Sombre.');
    expect(attempt(source)).toThrow(/3 faults in mots\.yaml\n.*height[\s\S]*Dork/);
  });
});
