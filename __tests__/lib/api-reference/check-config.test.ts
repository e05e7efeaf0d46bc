/** @jest-environment node */
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { checkConfig, schemaOptions, type Validate } from '@/lib/api-reference/check-config';
import { configAnchors } from '@/lib/api-reference/config-anchors';
import type { ConfigProblem } from '@/lib/api-reference/config-problem';
import { describeProblem } from '@/lib/api-reference/describe-problem';
import { readStructure } from '@/lib/api-reference/reference';
import { getTranslator } from '@/lib/i18n/translator';
import { sampleConfig } from '@/components/config-checker/sample-config';

const schema = JSON.parse(readFileSync('node_modules/@tauri-apps/cli/schema.json', 'utf8')) as object;
const validate = new Ajv(schemaOptions).compile(schema) as Validate;
const anchors = configAnchors(readStructure('config'));
const check = (text: string) => checkConfig(text, validate, anchors);
/** The problems of a file, one line each: `2:5 unknownKeyGuess tauri.windows[0].titel title`. */
const problemsOf = (text: string): string[] =>
  check(text).problems.map(({ line, column, kind, path, values, expected }) => {
    const accepted = expected && [...expected.types, ...expected.values].join('|');
    return [`${line}:${column}`, kind, path, Object.values(values).at(-1), accepted]
      .filter(Boolean)
      .join(' ');
  });
const tauri = (keys: string): string => `{ "tauri": { ${keys} } }`;
const bundle = (keys: string): string => tauri(`"bundle": { "identifier": "a", ${keys} }`);
const allowlist = (keys: string): string => tauri(`"allowlist": { ${keys} }`);
const targets = '"deb"|"rpm"|"appimage"|"msi"|"nsis"|"app"|"dmg"|"updater"';

const faultyFiles: [text: string, ...problems: string[]][] = [
  [
    tauri('"windows": [{ "label": "a" }, {\n"titel": 1 }]'),
    '2:1 unknownKeyGuess tauri.windows[1].titel title',
  ],
  [tauri('"identifier": "a"'), '1:14 unknownKeyElsewhere tauri.identifier tauri.bundle.identifier'],
  ['{ "package": { "zzzz/1": 1 } }', '1:16 unknownKey package.zzzz/1 zzzz/1'],
  [
    '{ "package": { "productName": "Mon app : notes" } }',
    '1:16 forbidden package.productName / : * ? " < > |',
  ],
  [tauri('"bundle": {}'), '1:14 missingMergedKey tauri.bundle.identifier identifier'],
  [
    '{ "build": { "beforeDevCommand": { "script": 3 } } }',
    '1:36 wrongValue build.beforeDevCommand.script 3 string',
  ],
  [tauri('"security": { "csp": 12 }'), '1:28 wrongValue tauri.security.csp 12 string|object|null'],
  // A wrong item of a list that may be a single value, and a value that is neither.
  [bundle('"targets": ["deb", "exe"]'), `1:64 wrongValue tauri.bundle.targets[1] "exe" ${targets}`],
  [bundle('"targets": 3'), `1:45 wrongValue tauri.bundle.targets 3 array|"all"|${targets}`],
  // An unknown variant, and one without its key.
  [tauri('"pattern": { "use": "x" }'), '1:27 wrongValue tauri.pattern.use "x" "brownfield"|"isolation"'],
  [tauri('"pattern": { "use": "isolation" }'), '1:14 missingMergedKey tauri.pattern.options options'],
  // What the schema accepts and Tauri refuses.
  ['{ "package": { "version": "1" } }', '1:16 notSemver package.version "1"'],
  ['{ "package": { "version": "1.0.0-01" } }', '1:16 notSemver package.version "1.0.0-01"'],
  [
    tauri('"windows": [{}, { "label": "a" },\n{ "label": "main" }, { "label": "a b" }]'),
    '2:3 sameLabel tauri.windows[2].label main',
    '2:24 labelCharacters tauri.windows[3].label',
  ],
  [tauri('"updater": { "active": true }'), '1:14 missingMergedKey tauri.updater.pubkey pubkey'],
  [
    tauri('"updater": { "endpoints": ["https://a.fr/{{target}}",\n"a.fr/b"] }'),
    '2:1 notUrl tauri.updater.endpoints[1]',
  ],
  [
    allowlist('"http": { "scope": ["https://**", "http://[::1]:3000/*",\n"*.fr/b",\n"https://**.fr/b"] }'),
    '2:1 notUrl tauri.allowlist.http.scope[2]',
    '3:1 badPattern tauri.allowlist.http.scope[3]',
  ],
  [
    allowlist('"fs": { "scope": ["$HOME", "$HOME/**", "$HOME/**/[!.]*",\n"$HOME/**.txt",\n"$HOME/[a"] }'),
    '2:1 badPattern tauri.allowlist.fs.scope[3]',
    '3:1 badPattern tauri.allowlist.fs.scope[4]',
  ],
  [
    allowlist('"protocol": { "assetScope": { "allow": ["**"],\n"deny": ["/[]"] } }'),
    '2:10 badPattern tauri.allowlist.protocol.assetScope.deny[0]',
  ],
  [
    allowlist('"shell": { "scope": [{ "name": "a", "sidecar": true },\n{ "name": "b" }] }'),
    '2:1 missingKey tauri.allowlist.shell.scope[1].cmd cmd',
  ],
  [
    allowlist(
      '"shell": { "open": "^(?i)(?:a|\\\\(?=[(?=])",\n"scope": [{ "name": "a", "cmd": "b", "args": ["c",\n{ "validator": "(?<!a)b" }] }] }',
    ),
    '3:3 lookAround tauri.allowlist.shell.scope[0].args[1].validator',
  ],
  [allowlist('"shell": { "open": "(a)\\\\1" }'), '1:40 lookAround tauri.allowlist.shell.open'],
  // The schema has the label first, the file has the title first.
  [
    tauri('"windows": [{ "title": 2, "label": 3 }]'),
    '1:28 wrongValue tauri.windows[0].title 2 string',
    '1:40 wrongValue tauri.windows[0].label 3 string',
  ],
  ['{ "build": {}\n"tauri": {} }', '1:14 separator "tauri"'],
  ['{ "build": {} : }', '1:15 unexpected :'],
  ['{ 3: {} }', '1:3 unexpected 3'],
  [
    '[tauri]\nwindows = [{ label = "a" },\n{ titel = 1 }]',
    '3:3 unknownKeyGuess tauri.windows[1].titel title',
  ],
  ['{ "build": {},\n "tauri: {} }', '2:1 unclosedText'],
  ['{ "build": {', '1:13 unclosed'],
  ['{ "build":, }', '1:11 unexpected ,'],
  [
    '[build]\ndist-dirr = "x"\n[[tauri.windows]]\nwidth = "9"',
    '2:1 unknownKeyGuess build.distDirr distDir',
    '4:1 wrongValue tauri.windows[0].width "9" number',
  ],
  // Subcommands have names of their own, and the keys of `cli`.
  [
    '[tauri.cli.subcommands.to-pdf]\nlong-description = "x"\n[[tauri.cli.subcommands.to-pdf.args]]\nname = "a"\ntakes-value = 1',
    '5:1 wrongValue tauri.cli.subcommands.to-pdf.args[0].takesValue 1 boolean',
  ],
  // Files, directives and languages too.
  [
    '[tauri.security.csp]\nfont-src = 1\n[tauri.bundle]\nidentifier = "a"\nresources = { "a-b.txt" = 2 }\n' +
      'deb.files = { "/usr/a-b" = 3 }',
    '2:1 wrongValue tauri.security.csp.font-src 1 string|array',
    '5:15 wrongValue tauri.bundle.resources.a-b.txt 2 string',
    '6:15 wrongValue tauri.bundle.deb.files./usr/a-b 3 string',
  ],
  // Values that JSON cannot write are shown as they are written.
  ['[package]\nversion = 2023-02-28', '2:1 wrongValue package.version 2023-02-28 string|null'],
  [
    '[[tauri.windows]]\ntitle = 1979-05-27T07:32:00-08:00\nlabel = -inf\nurl = nan',
    '2:1 wrongValue tauri.windows[0].title 1979-05-27T07:32:00-08:00 string',
    '3:1 wrongValue tauri.windows[0].label -inf string',
    '4:1 wrongValue tauri.windows[0].url nan string',
  ],
  ['{ build: { devPath: Infinity } }', '1:12 wrongValue build.devPath Infinity string|array'],
  [
    '[build]\ndev-path = { a = [\n07:32:00\n] }',
    '2:1 wrongValue build.devPath { a = [ 07:32:00 ] } string|array',
  ],
  ['[tauri]\n[build.dev-path]\na = 1', '2:1 wrongValue build.devPath {"a":1} string|array'],
  ['[build]\nx =', '2:4 toml'],
  ['{ "productName": "a", "app": {} }', '1:23 version2 app'],
  ['{ "build": { "frontendDist": "x" } }', '1:14 version2 build.frontendDist'],
  [tauri('"cli": { "args": [{}] }'), '1:32 missingKey tauri.cli.args[0].name name'],
  // Other files of a project, which v2 shares keys with.
  ['{ "name": "a", "version": "1.0.0", "scripts": {} }', '1:3 otherFile package.json'],
  ['{ "dependencies": {}, "version": "1.0.0" }', '1:3 otherFile package.json'],
  ['[package]\nname = "a"\nedition = "2021"\n[dependencies]', '3:1 otherFile Cargo.toml'],
  ['[package]\nname = "a"\n[build-dependencies]\nb = "1"', '3:1 otherFile Cargo.toml'],
  ['[workspace]\nmembers = ["a"]', '1:1 otherFile Cargo.toml'],
  ['{ "package": { "name": "a" } }', '1:16 unknownKeyElsewhere package.name tauri.cli.args[].name'],
  ['[]', '1:1 notObject'],
  ['\n"tauri": { "bundle": {} }', '2:1 notObject'],
  // Quotation marks of a word processor.
  ['{ “build”: {} }', '1:3 curlyQuote “'],
  ['{ "package": { "version": ‘1.0.0’ } }', '1:27 curlyQuote ‘'],
  ['[build]\ndist-dir = “a”', '2:12 curlyQuote “'],
  ['["deb", {}]', '1:1 notObject'],
  ['```json\n{}\n```', '1:1 fence'],
  ['{\n}\n```\n', '3:1 fence'],
  ['~~~toml\n[build]\n~~~', '1:1 fence'],
  ['\uFEFF```json\n{}\n```', '1:1 fence'],
  // Paths of Windows, whose backslashes JSON5 drops without a word, or reads as the beginning of a code.
  ['{ "build": {\n"distDir": "..\\dist" } }', '2:15 backslash'],
  ['{ "a": "C:\\\\a\\Users\\b" }', '1:14 backslash'],
  ['{ "a": "C:\\users" }', '1:11 backslash'],
  ['{ "a": "C:\\xampp", }', '1:11 backslash'],
  ['{ "a": "\\0\\07" }', '1:11 backslash'],
  ['{ "a": "C:\\",\n"b": "c" }', '1:11 backslash'],
  ['{ "a": [\n"C:\\new\\" ] }', '2:8 backslash'],
  ['{ "a": "un \\"mot\\",\n"b": "c" }', '2:2 separator b'],
  ['{ "a": "a \\" b \\Temp" }', '1:16 backslash'],
  ['{ "a": "..\\dist\\", "b": "c" }', '1:11 backslash'],
  ["// a \" \\b\n{ a: /* ' \\c */ 'it\"s \\d' }", '2:23 backslash'],
  [bundle('"resources": { "a\\*": "b" }'), '1:62 backslash'],
  ['[build]\ndist-dir = "..\\dist"', '2:15 backslash'],
  ['[build]\ndist-dir = "C:\\users"', '2:15 backslash'],
  // Characters that JSON5 and TOML refuse too.
  ['\u200B{}', '1:1 invisible 1'],
  ['{\n\u0085"build": {} }', '2:1 invisible 1'],
  ['{}\u00AD', '1:3 invisible 3'],
  ['[build]\n\u00A0x = 1', '2:1 invisible 1'],
  // A key or a value that looks right.
  ['{\n  "build\u200B": {} }', '2:9 invisible build\u200B 9'],
  ['[build]\n"dist\u00A0Dir" = "x"', '2:6 invisible build.dist\u00A0Dir 6'],
  [
    tauri('"pattern": { "use": "brownfield\u200B" }'),
    '1:27 wrongValue tauri.pattern.use "brownfield\\u200B" "brownfield"|"isolation"',
  ],
  ['[build]\ndist-dir = "a"\ndist-dir = "b"', '3:1 repeatedToml'],
  // The same key in the spellings of JSON and of TOML.
  ['[build]\ndev-path = "a"\ndevPath = "b"', '3:1 twoSpellings build.devPath 2'],
  [
    '[tauri.system-tray]\nicon-path = "a"\n\n[tauri.systemTray]\nicon-path = "b"',
    '4:1 twoSpellings tauri.systemTray 1',
  ],
  // Spellings that Tauri does not know, among them names that have one in other objects.
  [
    '[tauri.allowlist.clipboard]\nwrite-text = true',
    '2:1 unknownKeyGuess tauri.allowlist.clipboard.write-text writeText',
  ],
  [
    '[tauri.bundle]\nidentifier = "a"\ndeb.desktop-template = "a"',
    '3:5 unknownKeyGuess tauri.bundle.deb.desktop-template desktopTemplate',
  ],
  // A subcommand may be called like a key.
  [
    '[tauri.cli.subcommands.subcommands]\nbefore-help = 1\n[tauri.cli.subcommands.subcommands.subcommands.a-b]\nafter-help = 2',
    '2:1 wrongValue tauri.cli.subcommands.subcommands.beforeHelp 1 string|null',
    '4:1 wrongValue tauri.cli.subcommands.subcommands.subcommands.a-b.afterHelp 2 string|null',
  ],
  ['[build]\n[tauri]\n[build]', '3:2 repeatedToml'],
  [' '.repeat(2 ** 20), '1:1 tooLong'],
  ['{"a":'.repeat(9000), '1:1 tooDeep'],
];

const named = faultyFiles.map(([text, ...problems]) => ({
  start: text.slice(0, 60).replace(/\n/g, ' '),
  text,
  problems,
}));

it.each(named)('$start has its problems', ({ text, problems }) => {
  expect(problemsOf(text)).toEqual(problems);
});

it('links each problem to a documented key', () => {
  expect(check(tauri('"windows": [{ "widht": 1 }]')).problems).toMatchObject([
    { anchor: 'windowconfig.width' },
  ]);
});

it.each([
  [
    tauri('"cli": { "subcommands": { "subcommands": { "beforeHlep": "x" } } }'),
    'beforeHelp',
    'cliconfig.beforehelp',
  ],
  [
    tauri(
      '"cli": { "subcommands": { "a": { "subcommands": { "b": { "args": [{ "name": "c", "shrot": "c" }] } } } } }',
    ),
    'short',
    'cliarg.short',
  ],
  [
    bundle('"windows": { "wix": { "language": { "fr-FR": { "localPath": "x" } } } }'),
    'localePath',
    'wixlanguageconfig.localepath',
  ],
])('guesses the keys of an object whose name the author has chosen: %s', (text, guess, anchor) => {
  expect(check(text).problems).toMatchObject([{ kind: 'unknownKeyGuess', values: { guess }, anchor }]);
});

it('reads JSON5 where strict JSON refuses it, and says where', () => {
  expect(check('{\n  // note\n  build: { distDir: ["a",], },\n}')).toEqual({
    problems: [],
    warnings: [{ line: 2, column: 3, path: '', kind: 'notStrict', values: {} }],
    features: [],
  });
});

it.each(['a\\\nb', "it\\'s", '\\x41', '\\u0041', '\\v\\0', '\\\\d', '\\/\\"\\b\\f\\n\\r\\t'])(
  'reads the escapes of JSON5 in %j',
  (escaped) => {
    expect(problemsOf(`{\n// c:\\d\n"build": { "beforeDevCommand": "${escaped}" } }`)).toEqual([]);
  },
);

/** What a problem or a warning says, in French. */
const frenchOf = (problem: ConfigProblem): string => {
  const t = getTranslator('fr');
  return describeProblem(problem, (key, values) => t(`checker.${key}`, values as never), 'fr');
};

it.each([
  ['{ "package": { "version": 1 } }', 'La valeur 1 n’est pas admise : il faut un texte.'],
  [tauri('"security": { "csp": 12 }'), 'La valeur 12 n’est pas admise : il faut un texte ou un objet.'],
])('says what a key that may be left out accepts: %j', (text, expected) => {
  expect(check(text).problems.map(frenchOf)).toEqual([expected.replace(' :', '\u00A0:')]);
});

it.each(['{ "a": "..\\dist" }', 'a    = "..\\dist"'])('says how a backslash is written in %j', (text) => {
  const [said] = check(text).problems.map(frenchOf);
  expect(said).toMatch(/^La barre oblique inverse de la colonne\s11 doit être doublée.*«\s\\\\\s».*«\s\/\s»/);
});

/** The warnings of a valid file, in French. */
const warningsOf = (text: string): string[] => {
  const { problems, warnings } = check(text);
  expect(problems).toEqual([]);
  return warnings.map((warning) => `${warning.line}:${warning.column} ${frenchOf(warning)}`);
};

it.each([
  ['\uFEFF{}', /^1:1 Le fichier commence par un indicateur d’ordre des octets \(BOM\)/],
  ['{\n  "build":\u00A0{} }', /^2:11 Un caractère invisible, U\+00A0 \(espace insécable\), .* colonne\s11\./],
  ['{ }\uFEFF', /^1:4 Un caractère invisible, U\+FEFF \(indicateur d’ordre des octets\)/],
  ['{\u3000}', /^1:2 Un caractère invisible, U\+3000, /],
  ['\u00A0{}', /^1:1 Un caractère invisible, U\+00A0 /],
  ['{}\n\uFEFF', /^2:1 Un caractère invisible, U\+FEFF /],
])('names the character of %j that strict JSON refuses', (text, expected) => {
  expect(warningsOf(text)).toEqual([expect.stringMatching(expected)]);
});

it.each([
  ['a line of slashes', '/'.repeat(80)],
  ['many comments', '/* a */'.repeat(80)],
  ['a comment that nothing closes', `/*${' x *'.repeat(20_000)}`],
])('reads %s that no object follows in linear time', (_, text) => {
  expect(check(`${text}\n[package]`).problems).toHaveLength(1);
});

it('warns of keys that an object repeats, at the one that counts', () => {
  const text =
    '{ "tauri": { "windows": [] },\n"build": {},\n"tauri": { "windows": [{}, { "x": 1, "x": 2 }] } }';
  expect(check(text).warnings).toMatchObject([
    { line: 3, column: 1, path: 'tauri', kind: 'duplicateKey', values: { key: 'tauri', line: '1' } },
    { line: 3, path: 'tauri.windows[1].x', kind: 'duplicateKey', values: { key: 'x', line: '3' } },
  ]);
  const inJson5 = '{ // note\n"build": {}, "build": {} }';
  expect(check(inJson5).warnings.map(({ kind }) => kind)).toEqual(['notStrict', 'duplicateKey']);
});

it('accepts the versions, labels and updaters that Tauri accepts', () => {
  const windows = tauri('"windows": [{}, { "label": "réglages-2/a:b_c" }]');
  const updater = tauri('"updater": { "active": true, "pubkey": "x", "endpoints": ["https://a.fr"] }');
  const versions = ['1.0.0', '0.3.0-rc.1+build.05', '../package.json', 'package.json'].map(
    (version) => `{ "package": { "version": "${version}" } }`,
  );
  for (const text of [windows, updater, tauri('"updater": { "active": false }'), ...versions])
    expect(check(text)).toMatchObject({ problems: [], warnings: [] });
});

/** A version, and keys that say which bundles are built. */
const versioned = (version: string, keys: string): string =>
  `{ "package": { "version": "${version}" }, "tauri": { "bundle": { "identifier": "a", ${keys} } } }`;
const installers = (keys: string): string => bundle(`"windows": { ${keys} }`);

it('accepts the versions and languages with which the installers are built', () => {
  const versions = [
    versioned('1.0.0-beta.1', '"active": true, "targets": ["nsis", "deb"]'),
    versioned('1.0.0-beta.1', '"active": false'),
    versioned('255.0.65535-2', '"active": true'),
    versioned('1.0.0-beta+65535', '"active": true'),
  ];
  const wix = ['"fr-FR"', '["sr-Latn-CS"]', '{ "pt-BR": { "localePath": "a.wxl" } }'];
  const languages = wix.map((language) => installers(`"wix": { "language": ${language} }`));
  for (const text of [...versions, ...languages, installers('"nsis": { "languages": ["French", "Thai"] }')])
    expect(check(text)).toMatchObject({ problems: [], warnings: [] });
});

it.each([
  [tauri('"bundle": { "identifier": "com.tauri.dev" }'), /^1:26 tauri build refuse «\scom\.tauri\.dev\s», /],
  [tauri('"bundle": { "identifier": "fr.mon_app" }'), /^1:26 tauri build n’admet dans l’identifiant que /],
  [
    tauri('"updater": { "endpoints": ["https://a.fr",\n"http://a.fr"] }'),
    /^2:1 tauri build refuse cette adresse/,
  ],
  [
    versioned('1.0.0-beta.1', '"active": true'),
    /^1:16 Sous Windows, un MSI n’admet .* avec "1\.0\.0-beta\.1"/,
  ],
  [versioned('256.0.0', '"active": true, "targets": "msi"'), /^1:16 Sous Windows, un MSI /],
  [versioned('1.0.0-1+a', '"active": true, "targets": ["deb", "msi"]'), /^1:16 Sous Windows, un MSI /],
  [installers('"wix": { "language": "fr" }'), /^1:67 WiX ne connaît pas la langue «\sfr\s»/],
  [installers('"wix": { "language": ["fr-FR", "fr-fr"] }'), /^1:89 WiX ne connaît pas la langue «\sfr-fr\s»/],
  [installers('"wix": { "language": { "de": {} } }'), /^1:81 WiX ne connaît pas la langue «\sde\s»/],
  [
    installers('"nsis": { "languages": ["French", "de-DE"] }'),
    /^1:92 NSIS ne connaît pas la langue «\sde-DE\s»/,
  ],
])('warns of what only a build refuses in %j', (text, expected) => {
  expect(warningsOf(text)).toEqual([expect.stringMatching(expected)]);
});

it('reads TOML that begins with a byte order mark, as Tauri does', () => {
  expect(warningsOf('\uFEFF[build]\ndist-dir = "../dist"')).toEqual([]);
});

it('names the Cargo features that a file asks for', () => {
  const { problems, features } = check(sampleConfig);
  expect(problems).toEqual([]);
  expect(features).toMatchObject([
    { name: 'dialog-open', path: 'tauri.allowlist.dialog.open', anchor: 'dialogallowlistconfig.open' },
    { name: 'fs-read-file', anchor: 'fsallowlistconfig.readfile' },
    { name: 'window-set-title', anchor: 'windowallowlistconfig.settitle' },
  ]);
  const namesOf = (keys: string): string =>
    check(tauri(keys))
      .features.map(({ name }) => name)
      .join(' ');
  expect(namesOf('"allowlist": { "all": true, "fs": { "all": true } }')).toBe('api-all');
  expect(namesOf('"allowlist": { "shell": { "open": false } }')).toBe('');
  expect(namesOf('"allowlist": { "fs": { "readFiles": true, "copyFile": true } }')).toBe('fs-copy-file');
  expect(
    namesOf(`"allowlist": { "fs": { "all": true, "readFile": true }, "shell": { "open": "^https:" }, "globalShortcut": { "all": true } },
      "macOSPrivateApi": true, "pattern": { "use": "isolation", "options": { "dir": "." } }, "systemTray": { "iconPath": "a.png" },
      "cli": {}, "updater": { "active": true }`),
  ).toBe('cli fs-all global-shortcut-all isolation macos-private-api shell-open system-tray updater');
});
