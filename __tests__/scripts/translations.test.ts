/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listContentFiles } from '@/lib/content/files';
import { exportXliff, importXliff } from '../../scripts/translations/exchange';
import { compareLocale } from '../../scripts/translations/status';
import { listUnits, writeUnits, type Unit } from '../../scripts/translations/units';
import { create, showChanges, stamp } from '../../scripts/translations/versions';
import { readTranslation, readXliff, toXliff } from '../../scripts/translations/xliff';
import { scratchFolder } from '../support/scratch';

const source = 'content/fr/v1/guides/notes.mdx';
const translation = 'content/it/v1/guides/notes.mdx';
const text = (first: string) =>
  `---\ntitle: Notes\ndescription: Écrire des notes.\norder: 1\n---\n\n${first}\n\n## Lire {#read}\n\nLe texte.\n`;

/** A repository with one source page; the commands work in the current folder. */
function repository(body = 'Bonjour.') {
  process.chdir(scratchFolder('translations-'));
  mkdirSync(path.dirname(source), { recursive: true });
  git('init', '-q');
  commit(body);
}

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args]);

function commit(body: string) {
  writeFileSync(source, text(body));
  git('add', '.');
  git('commit', '-qm', 'a');
}

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
  git('commit', '-qam', 'b');
  expect(outputOf(() => showChanges(translation)).trim()).toBe(
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
  expect(outputOf(() => stamp(translation))).toContain(upToDate);
  expect(outputOf(() => showChanges(translation))).toContain(upToDate);
});

describe('XLIFF', () => {
  const body =
    'Un *mot*, `un_code` et [un lien](/v1/guides/faq) < 5.\n\n```js\nconst code = 1;\n```\n\n' +
    '| Élément | Valeur |\n| --- | --- |\n| a \\| b | `c` |\n\n<Tab value="a" label="Le « mot »">\n\nFin.\n\n</Tab>';
  const file = 'it.xlf';
  let filled: string;
  const importOf = (xml: string) => {
    writeFileSync(file, xml);
    return outputOf(() => importXliff(file));
  };
  beforeAll(() => {
    repository(body);
    outputOf(() => exportXliff([translation]));
    filled = readFileSync(file, 'utf8').replace(
      /<source([^>]*)>([\s\S]*?)<\/source>/g,
      (all, space: string, said: string) =>
        `${all}<target${space}>${said.replace('Un ', 'Una {parola} ')}</target>`,
    );
  });

  test.each([
    [() => '', 1],
    [() => '<a/>', 1],
    [(xml: string) => xml.replace('</unit>', ''), '\\d+'],
    [(xml: string) => xml.replace('id="b1"', 'id="b99"'), 16],
    [(xml: string) => xml.replace(/(<target.*?)<ph [^>]*>/, '$1'), 16],
    [(xml: string) => xml.replace(/(<target.*?)(<ph [^>]*>)/, '$1$2$2'), 18],
    [(xml: string) => xml.replace(/(<target.*?)<ph /, '$1<sc '), 18],
    [(xml: string) => xml.replace(/source-hash">\w+/, 'source-hash">0123456789ab'), 3],
  ])('a fault is refused with line, reason and fix, and nothing is written: %s', (change, line) => {
    expect(importOf(change(filled))).toMatch(new RegExp(`^it\\.xlf:${line}: .+\n {2}→ .`));
    expect(existsSync(translation)).toBe(false);
  });

  test('a file outside of the translations is refused', () => {
    expect(importOf(filled.replace(translation, 'content/it/../../package.json'))).toContain(
      'n’est pas la traduction',
    );
  });

  test('holds each text once, and brings translations back in place, where their own characters stay text', () => {
    expect(importOf(filled)).toContain('10/10');
    expect(readFileSync(file, 'utf8')).not.toContain('const code');
    expect(readFileSync(translation, 'utf8').replace(/sourceHash: .*\n/, '')).toBe(
      text(body).replace('Un *', 'Una \\{parola} *').replace('< 5', '\\< 5'),
    );
    expect(importOf(filled)).toContain('git commit');
    // A second export holds what is translated.
    git('add', '.');
    git('commit', '-qm', 'b');
    rmSync(file);
    outputOf(() => exportXliff([translation]));
    expect(readFileSync(file, 'utf8').match(/state="translated"/g)).toHaveLength(10);
    expect(outputOf(() => exportXliff([translation]))).toContain('existe déjà');
  });
});

test('pages come back from XLIFF with the same texts and code', () => {
  // A third of the pages holds all kinds of syntax.
  for (const file of listContentFiles('fr').filter((_, index) => index % 3 === 0)) {
    const before = readFileSync(path.join(projectRoot, file), 'utf8');
    const units = listUnits(file, before);
    const known = new Map(units.map(({ id, parts }) => [id, parts]));
    const files = readXliff(toXliff('fr', 'it', [{ file, hash: '', units, known }]));
    const said = files.flatMap((one) => one.units.map((read) => readTranslation(read, known.get(read.id))));
    const after = writeUnits(
      before,
      units.map((unit, index) => ({ unit, parts: said[index] ?? [] })),
    );
    const textsOf = (all: Unit[]) => all.map(({ id, line, parts }) => [id, line, parts]);
    expect(textsOf(listUnits(file, after))).toEqual(textsOf(units));
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
