/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compareLocale, readContentFiles } from '../../scripts/translations/status';
import { create, showChanges, stamp } from '../../scripts/translations/versions';
import { scratchFolder } from '../support/scratch';

const source = 'content/fr/v1/guides/notes.mdx';
const translation = 'content/it/v1/guides/notes.mdx';
const text = (first: string) =>
  `---\ntitle: Notes\ndescription: Écrire des notes.\norder: 1\n---\n\n${first}\n\n## Lire {#read}\n\nLe texte.\n`;

/** A repository with one source page; the commands work in the current folder. */
function repository() {
  process.chdir(scratchFolder('translations-'));
  mkdirSync(path.dirname(source), { recursive: true });
  writeFileSync(source, text('Bonjour.'));
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'a');
}

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args]);

/** What a command prints until it ends. */
function outputOf(command: () => void): string {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const error = jest.spyOn(console, 'error').mockImplementation();
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  try {
    command();
  } catch (thrown) {
    if ((thrown as Error).message !== 'exit 1') throw thrown;
  }
  const output = [...log.mock.calls, ...error.mock.calls].flat().join('\n');
  for (const spy of [log, error, exit]) spy.mockRestore();
  return output;
}

const tsx = pathToFileURL(createRequire(path.resolve('package.json')).resolve('tsx')).href;
const script = path.resolve('scripts/translations.ts');

/** The command itself, in the current folder. */
function run(...args: string[]) {
  return spawnSync(process.execPath, ['--import', tsx, script, ...args], { encoding: 'utf8' });
}

const projectRoot = process.cwd();
afterAll(() => process.chdir(projectRoot));

test('a translation begins with its source, shows by section what has changed there since, and is stamped again', () => {
  repository();
  outputOf(() => create(translation));
  expect(readFileSync(translation, 'utf8')).toMatch(
    /order: 1\nsourceHash: "[\da-f]{12}"\n---\n\nBonjour\.\n\n## Lire \{#read\}/,
  );
  expect(outputOf(() => create(translation))).toContain('existe déjà');
  expect(outputOf(() => create('content/it/v1/guides/rien.mdx'))).toContain('n’est pas la traduction');
  const upToDate = 'à jour';
  expect(outputOf(() => showChanges(translation))).toContain(upToDate);

  git('add', '.');
  writeFileSync(source, text('Bonsoir.').replace('Le texte.', 'Le nouveau texte.'));
  const changes = [
    source,
    `${source}:7`,
    '-Bonjour.',
    '+Bonsoir.',
    '',
    '## Lire {#read}',
    `${source}:11`,
    '-Le texte.',
    '+Le nouveau texte.',
  ].join('\n');
  expect(outputOf(() => showChanges(translation)).trim()).toBe(changes);
  git('commit', '-qam', 'b');
  expect(outputOf(() => showChanges(translation)).trim()).toBe(changes);
  expect(outputOf(() => stamp(translation))).toContain(upToDate);
  expect(outputOf(() => showChanges(translation))).toContain(upToDate);
});

test('a folder is not a translation; lines of a code block are not headings', () => {
  repository();
  outputOf(() => create(translation));
  expect(outputOf(() => create('content/it/v1'))).toContain('n’est pas la traduction');
  const code = (line: string) => text(`Un.\n\n\`\`\`bash\n# Un commentaire {#note}\n${line}\n\`\`\``);
  writeFileSync(source, code('ls'));
  outputOf(() => stamp(translation));
  git('add', '.');
  git('commit', '-qm', 'b');
  writeFileSync(source, code('pwd'));
  expect(outputOf(() => showChanges(translation)).trim()).toBe(`${source}\n${source}:11\n-ls\n+pwd`);
  const page = { route: '/notes', file: source, text: code('ls') };
  const { deadAnchors } = compareLocale('it', [page], [{ ...page, text: '## Leggere {#read}' }]);
  expect(deadAnchors).toEqual([]);
});

test.each([
  ['---\ntitle: Notes\n---\n\nCiao.\n', '---\ntitle: Notes\nSTAMP\n---\n\nCiao.\n'],
  ['---\r\ntitle: Notes\r\n--- \r\n', '---\ntitle: Notes\nSTAMP\n--- \n'],
  ['--- \n---\n\nCiao.\n\n---\n', '--- \nSTAMP\n---\n\nCiao.\n\n---\n'],
  ['\uFEFF---\nsourceHash: "000000000000"\ntitle: a\n---', '---\nSTAMP\ntitle: a\n---'],
  ['---\ntitle: a\n---\n\nsourceHash: x\n', '---\ntitle: a\nSTAMP\n---\n\nsourceHash: x\n'],
])('the stamp goes into the front matter of %j', (before, after) => {
  repository();
  mkdirSync(path.dirname(translation), { recursive: true });
  writeFileSync(translation, before);
  expect(outputOf(() => stamp(translation))).toContain('à jour');
  expect(readFileSync(translation, 'utf8').replace(/sourceHash: "(?!0+")[\da-f]{12}"/, 'STAMP')).toBe(after);
});

test.each([
  ['title: Tauri\n', 'title: Tauri\nSTAMP\n'],
  ['title: Tauri', 'title: Tauri\nSTAMP\n'],
  ['sourceHash: "000000000000"\ntitle: Tauri\n', 'STAMP\ntitle: Tauri\n'],
])('the stamp of a home page goes among its keys: %j', (before, after) => {
  repository();
  const [original, home] = ['fr', 'it'].map((name) => `content/${name}/home.yaml`) as [string, string];
  writeFileSync(original, 'title: Tauri v1\n');
  mkdirSync(path.dirname(home), { recursive: true });
  writeFileSync(home, before);
  expect(outputOf(() => stamp(home))).toContain('à jour');
  expect(outputOf(() => showChanges(home))).toContain('à jour');
  expect(readFileSync(home, 'utf8').replace(/sourceHash: "(?!0+")[\da-f]{12}"/, 'STAMP')).toBe(after);
});

test('the status reads home pages; commands may be the same in every language', () => {
  const sentence = 'Cette phrase compte bien plus de huit mots pour servir de repère au test.';
  const command =
    'command: "npm create tauri-app@latest -- --tauri-version 1 --manager npm --template vanilla"';
  const home = { route: '/home.yaml', file: 'content/it/home.yaml', text: `${command}\nnote: ${sentence}\n` };
  const { stale, untranslated } = compareLocale('it', [home], [home]);
  expect([stale, untranslated]).toEqual([
    [expect.stringMatching(/^content\/it\/home\.yaml {2}\(sans sourceHash/)],
    [expect.stringMatching(/^content\/it\/home\.yaml:2 {2}Cette phrase/)],
  ]);
  process.chdir(projectRoot);
  for (const locale of ['fr', 'en'] as const)
    expect(readContentFiles(locale).map(({ file }) => file)).toContain(`content/${locale}/home.yaml`);
});

test.each(['Ciao.\n\n---\n\nCiao.\n', '---\ntitle: Notes\n', '{ "label": "Note" }\n'])(
  'a text without front matter is not stamped, and the command says so: %j',
  (text) => {
    repository();
    mkdirSync(path.dirname(translation), { recursive: true });
    writeFileSync(translation, text);
    expect(outputOf(() => stamp(translation))).toContain('n’a pas d’en-tête');
    expect(readFileSync(translation, 'utf8')).toBe(text);
  },
);

test.each([
  [['--create']],
  [['--stamp']],
  [[translation]],
  [['--create', '--stamp', translation]],
  [['--format', 'xml']],
  [['--drop']],
])('%j is answered with the usage', (args) => {
  repository();
  const { status, stdout, stderr } = run(...args);
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^npm run translations -- .+\n$/),
  });
});

test.each([`./${translation}`, translation.replaceAll('/', '\\')])('%s names a translation', (name) => {
  repository();
  expect(run('--create', name)).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(translation, 'utf8')).toMatch(/^sourceHash:/m);
});

test('the page of a translation counts the same changes as the command', async () => {
  repository();
  jest.resetModules(); // the root of the project is the current folder at the first import
  const { findSourceChange, sourceHashOf } = await import('../../lib/translations/source');
  const before = sourceHashOf(text('Bonjour.'));
  writeFileSync(source, `\uFEFF${text('Bonjour.')}`);
  expect(findSourceChange(source, before)).toBeUndefined();
  writeFileSync(source, text('Bonsoir.\n\nBonne nuit.'));
  expect(findSourceChange(source, before)).toMatchObject({ added: 3, removed: 1 });
});

test('the status lists what is missing, stale, not translated, dead and orphaned; code may be the same', () => {
  const sentence = 'Cette phrase compte bien plus de huit mots pour servir de repère au test.';
  const code = `\`\`\`ts\n// ${sentence}\n\`\`\``;
  const page = (route: string, body: string) => ({ route, file: `content/x${route}.mdx`, text: body });
  const sources = [page('/a', `${sentence}\n\n${code}\n\n## Un {#un}\n`), page('/b', ''), page('/c', code)];
  const translations = [page('/a', `Prima riga\n\n${sentence}\n\n${code}`), page('/c', code), page('/z', '')];
  expect(compareLocale('it', sources, translations)).toEqual({
    locale: 'it',
    total: 3,
    done: 2,
    stale: [expect.stringMatching(/^content\/x\/a\.mdx {2}\(/), expect.stringMatching(/^content\/x\/c\.mdx/)],
    untranslated: [expect.stringMatching(/^content\/x\/a\.mdx:3 {2}Cette phrase/)],
    deadAnchors: ['content/x/a.mdx  #un'],
    orphans: ['content/x/z.mdx'],
    missing: ['content/x/b.mdx'],
  });
});
