/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listContentFiles } from '@/lib/content/files';
import { compareLocale } from '../../scripts/translations/status';
import { listUnits, writeUnits } from '../../scripts/translations/units';
import { readTranslation, readXliff, toXliff } from '../../scripts/translations/xliff';
import { scratchFolder } from '../support/scratch';

const loader = path.resolve('node_modules/tsx/dist/loader.mjs');
const source = 'content/fr/v1/guides/notes.mdx';
const translation = 'content/it/v1/guides/notes.mdx';
const text = (first: string) =>
  `---\ntitle: Notes\ndescription: Écrire des notes.\norder: 1\n---\n\n${first}\n\n## Lire {#read}\n\nLe texte.\n`;

/** A repository with one source page, and the command in it. */
function repository() {
  const root = scratchFolder('translations-');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root });
  const run = (...args: string[]) => {
    const env = { ...process.env, LC_ALL: 'fr_FR.UTF-8' };
    const options = { cwd: root, encoding: 'utf8', env } as const;
    const command = ['--import', loader, path.resolve('scripts/translations.ts'), ...args];
    const { stdout, stderr, status } = spawnSync(process.execPath, command, options);
    return { status, output: stdout + stderr };
  };
  mkdirSync(path.join(root, path.dirname(source)), { recursive: true });
  const commit = (body: string) => {
    writeFileSync(path.join(root, source), body);
    git('add', '.');
    git('commit', '-qm', 'a');
  };
  git('init', '-q');
  commit(text('Bonjour.'));
  return { root, run, git, commit };
}

test('a translation begins with its source, shows by section what has changed there since, and is stamped again', () => {
  const { root, run, git } = repository();

  expect(run('--create', translation).status).toBe(0);
  expect(readFileSync(path.join(root, translation), 'utf8')).toMatch(
    /order: 1\nsourceHash: "[\da-f]{12}"\n---\n\nBonjour\.\n\n## Lire \{#read\}/,
  );
  expect(run('--create', translation)).toMatchObject({
    status: 1,
    output: expect.stringContaining('existe déjà'),
  });
  expect(run('--changes', translation).output).toContain('à jour');

  writeFileSync(path.join(root, source), text('Bonsoir.').replace('Le texte.', 'Le nouveau texte.'));
  git('commit', '-qam', 'b');
  expect(run('--changes', translation).output.trim()).toBe(
    [
      source,
      `${source}:7`,
      '-Bonjour.',
      '+Bonsoir.',
      '',
      '## Lire {#read}',
      `${source}:11`,
      '-Le texte.',
      '+Le nouveau texte.',
    ].join('\n'),
  );
  run('--stamp', translation);
  expect(run('--changes', translation).output).toContain('à jour');
  expect(run('--create', 'content/it/v1/guides/rien.mdx')).toMatchObject({ status: 1 });
});

describe('XLIFF', () => {
  const body =
    'Un *mot*, `un_code` et [un lien](/v1/guides/faq) < 5.\n\n```js\nconst code = 1;\n```\n\n' +
    '| Élément | Valeur |\n| --- | --- |\n| a \\| b | `c` |\n\n<Tab value="a" label="Le « mot »">\n\nFin.\n\n</Tab>';
  let made: ReturnType<typeof repository>;
  let filled: string;
  const importOf = (xml: string) => {
    writeFileSync(path.join(made.root, 'it.xlf'), xml);
    return made.run('--import-xliff', 'it.xlf');
  };
  beforeAll(() => {
    made = repository();
    made.commit(text(body));
    expect(made.run('--export-xliff', translation)).toMatchObject({ status: 0 });
    filled = readFileSync(path.join(made.root, 'it.xlf'), 'utf8').replace(
      /<source([^>]*)>([\s\S]*?)<\/source>/g,
      (all, space: string, said: string) =>
        `${all}<target${space}>${said.replace('Un ', 'Una {parola} ')}</target>`,
    );
  });

  test.each([
    [() => '', 1],
    [() => '<a/>', 1],
    [(xml: string) => xml.replace('</unit>', ''), expect.any(Number)],
    [(xml: string) => xml.replace('id="b1"', 'id="b99"'), 16],
    [(xml: string) => xml.replace(/(<target.*?)<ph [^>]*>/, '$1'), 16],
    [(xml: string) => xml.replace(/(<target.*?)(<ph [^>]*>)/, '$1$2$2'), 18],
    [(xml: string) => xml.replace(/(<target.*?)<ph /, '$1<sc '), 18],
  ])('a fault is refused with line, reason and fix: %s', (change, line) => {
    const units = new Map(listUnits(source, text(body)).map(({ id, parts }) => [id, parts]));
    const read = () =>
      readXliff(change(filled)).files.map((file) =>
        file.units.map((one) => readTranslation(one, units.get(one.id))),
      );
    expect(read).toThrow(expect.objectContaining({ line, message: expect.stringMatching(/.\n {2}→ ./) }));
  });

  test.each([
    [
      (xml: string) => xml.replace('id="b1"', 'id="b99"'),
      /^it\.xlf:\d+: le texte « b99 » n’est pas dans la source\n {2}→ exportez/,
    ],
    [
      (xml: string) => xml.replace(/source-hash">\w+/, 'source-hash">0123456789ab'),
      /n’ont la version 0123456789ab\n/,
    ],
    [(xml: string) => xml.replace(translation, 'content/it/../../package.json'), /n’est pas la traduction/],
  ])('nothing is written from a file with a fault', (change, message) => {
    expect(importOf(change(filled))).toEqual({ status: 1, output: expect.stringMatching(message) });
    expect(existsSync(path.join(made.root, translation))).toBe(false);
  });

  test('holds each text once, and brings translations back in place, where their own characters stay text', () => {
    const { root, run, git } = made;
    const file = path.join(root, 'it.xlf');
    expect(importOf(filled)).toEqual({ status: 0, output: expect.stringContaining('10/10') });
    expect(readFileSync(file, 'utf8')).not.toContain('const code');
    const translated = readFileSync(path.join(root, translation), 'utf8');
    expect(translated.replace(/sourceHash: .*\n/, '')).toBe(
      text(body).replace('Un *', 'Una \\{parola} *').replace('< 5', '\\< 5'),
    );
    expect(run('--import-xliff', 'it.xlf')).toMatchObject({
      status: 1,
      output: expect.stringContaining('git commit'),
    });
    // A second export holds what is translated.
    git('add', '.');
    git('commit', '-qm', 'b');
    rmSync(file);
    run('--export-xliff', translation);
    expect(readFileSync(file, 'utf8').match(/state="translated"/g)).toHaveLength(10);
    expect(run('--export-xliff', translation)).toMatchObject({
      status: 1,
      output: expect.stringContaining('existe déjà'),
    });
  });
});

test('every page comes back from XLIFF with the same texts and code', () => {
  for (const file of listContentFiles('fr')) {
    const before = readFileSync(file, 'utf8');
    const units = listUnits(file, before);
    const known = new Map(units.map(({ id, parts }) => [id, parts]));
    const { files } = readXliff(toXliff('fr', 'it', [{ file, hash: '', units, known }]));
    const said = files.flatMap((one) => one.units.map((read) => readTranslation(read, known.get(read.id))));
    const after = units.map((unit, index) => ({ unit, parts: said[index] ?? [] }));
    const textsOf = (text: string) => listUnits(file, text).map(({ id, line, parts }) => [id, line, parts]);
    expect(textsOf(writeUnits(before, after))).toEqual(textsOf(before));
  }
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
