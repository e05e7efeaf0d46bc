/** @jest-environment node */
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { checkConfig, schemaOptions, type Validate } from '@/lib/api-reference/check-config';
import { configAnchors } from '@/lib/api-reference/config-anchors';
import { readStructure } from '@/lib/api-reference/reference';
import { sampleConfig } from '@/components/config-checker/sample-config';

const schema = JSON.parse(readFileSync('node_modules/@tauri-apps/cli/schema.json', 'utf8')) as object;
const validate = new Ajv(schemaOptions).compile(schema) as Validate;
const anchors = configAnchors(readStructure('config'));
const check = (text: string) => checkConfig(text, validate, anchors);
/** The problems of a file, one line each: `2:5 unknownKeyGuess tauri.windows[0].titel title`. */
const problemsOf = (text: string): string[] =>
  check(text).problems.map(({ line, column, kind, path, values, expected }) =>
    [
      `${line}:${column}`,
      kind,
      path,
      Object.values(values).at(-1),
      expected && Object.values(expected).flat().join('|'),
    ]
      .filter(Boolean)
      .join(' '),
  );

describe('a configuration file', () => {
  const targets = '"deb"|"rpm"|"appimage"|"msi"|"nsis"|"app"|"dmg"|"updater"';

  it.each([
    [
      '{\n "tauri": { "windows": [{}, { "titel": 1 }] } }',
      '2:31 unknownKeyGuess tauri.windows[1].titel title',
    ],
    [
      '{ "tauri": { "identifier": "a" } }',
      '1:14 unknownKeyElsewhere tauri.identifier tauri.bundle.identifier',
    ],
    ['{ "package": { "zzzz/1": 1 } }', '1:16 unknownKey package.zzzz/1 zzzz/1'],
    ['{ "tauri": { "bundle": {} } }', '1:14 missingKey tauri.bundle.identifier identifier'],
    [
      '{ "build": { "beforeDevCommand": { "script": 3 } } }',
      '1:36 wrongValue build.beforeDevCommand.script 3 string',
    ],
    [
      '{ "tauri": { "security": { "csp": 12 } } }',
      '1:28 wrongValue tauri.security.csp 12 string|object|null',
    ],
    // A wrong item of a list that may be a single value, and a value that is neither.
    [
      '{ "tauri": { "bundle": { "identifier": "a", "targets": ["deb", "exe"] } } }',
      `1:64 wrongValue tauri.bundle.targets[1] "exe" ${targets}`,
    ],
    [
      '{ "tauri": { "bundle": { "identifier": "a", "targets": 3 } } }',
      `1:45 wrongValue tauri.bundle.targets 3 array|"all"|${targets}`,
    ],
    // An unknown variant, and one without its key.
    [
      '{ "tauri": { "pattern": { "use": "x" } } }',
      '1:27 wrongValue tauri.pattern.use "x" "brownfield"|"isolation"',
    ],
    ['{ "tauri": { "pattern": { "use": "isolation" } } }', '1:14 missingKey tauri.pattern.options options'],
    ['{ "build": {}\n"tauri": {} }', '1:14 separator "tauri"'],
    ['{ "build": {},\n "tauri: {} }', '2:1 unclosedText'],
    ['{ "build": {', '1:13 unclosed'],
    ['{ "build":, }', '1:11 unexpected ,'],
    [
      '[build]\ndist-dirr = "x"\n[[tauri.windows]]\nwidth = "9"',
      '2:1 unknownKeyGuess build.distDirr distDir',
      '4:1 wrongValue tauri.windows[0].width "9" number',
    ],
    ['[build]\nx =', '2:4 toml'],
    ['{ "productName": "a", "app": {} }', '1:23 version2 app'],
    ['{ "build": { "frontendDist": "x" } }', '1:14 version2 build.frontendDist'],
    ['[]', '1:2 toml'],
    [' '.repeat(2 ** 20), '1:1 tooLong'],
    ['{"a":'.repeat(9000), '1:1 tooDeep'],
  ])('%.60j has its problems', (text, ...problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  it('links each problem to a documented key', () => {
    const [problem] = check('{ "tauri": { "windows": [{ "widht": 1 }] } }').problems;
    expect(problem?.anchor).toBe('windowconfig.width');
  });

  it('is read as JSON5 where strict JSON refuses it, and says where', () => {
    expect(check('{\n  // note\n  build: { distDir: ["a",], },\n}')).toEqual({
      problems: [],
      features: [],
      strictness: { line: 2, column: 3 },
    });
  });

  it('names the Cargo features it asks for', () => {
    const featuresOf = (tauri: object) => check(JSON.stringify({ tauri })).features.map(({ name }) => name);
    const { features } = check(sampleConfig);
    expect(features).toEqual([
      { name: 'dialog-open', path: 'tauri.allowlist.dialog.open', anchor: 'dialogallowlistconfig.open' },
      { name: 'fs-read-file', path: 'tauri.allowlist.fs.readFile', anchor: 'fsallowlistconfig.readfile' },
      {
        name: 'window-set-title',
        path: 'tauri.allowlist.window.setTitle',
        anchor: 'windowallowlistconfig.settitle',
      },
    ]);
    expect(check(sampleConfig).problems).toEqual([]);
    expect(featuresOf({ allowlist: { all: true, fs: { all: true } } })).toEqual(['api-all']);
    expect(
      featuresOf({
        allowlist: {
          fs: { all: true, readFile: true },
          shell: { open: '^https:' },
          globalShortcut: { all: true },
        },
        macOSPrivateApi: true,
        pattern: { use: 'isolation', options: { dir: '.' } },
        systemTray: { iconPath: 'a.png' },
        cli: {},
        updater: { active: true },
      }),
    ).toEqual([
      'cli',
      'fs-all',
      'global-shortcut-all',
      'isolation',
      'macos-private-api',
      'shell-open',
      'system-tray',
      'updater',
    ]);
  });
});
