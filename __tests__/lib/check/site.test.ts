/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits } from '@/lib/check/edits';
import { findHomeFaults } from '@/lib/check/home';
import { CheckedPage } from '@/lib/check/page';
import { newAddresses, readPublished, updatePublished } from '@/lib/check/published';
import { findRedirectFaults } from '@/lib/check/rules/published';
import { isDay } from '@/lib/check/rules/posts';
import type { Site } from '@/lib/check/rule';
import { maxFaultsPerFile } from '@/lib/check/run-rules';
import { createSpeller } from '@/lib/check/speller';
import type { PageSource } from '@/lib/content/types';
import { redirectRules } from '@/lib/redirects/rules';
import { faultsOf } from '../../../scripts/check/load-site';
import {
  checkFile,
  checkFiles,
  emptyFolder,
  folderWith,
  pageFile,
  routes,
  withHead,
  writeFiles,
} from '../../support/check';

const site = { root: emptyFolder(), locale: 'fr', pages: [], routes } as unknown as Site;

describe('the list of published addresses', () => {
  const source = { route: '/v1/guides/notes', frontMatter: { draft: false } } as PageSource;
  const page = new CheckedPage(source);
  const headings = ['fermer', 'nouveau'].map((id) => ({ depth: 2, text: id, id, aliases: [] }));
  page.parsed = {
    html: '',
    markdown: '',
    headings,
    sections: [],
    links: [],
    samples: [],
    errors: [],
    words: 0,
  };
  const before = { '/v1/guides/notes': ['ouvrir', 'fermer'] };

  test('grows and never shrinks', () => {
    expect(newAddresses([page], before)).toBe(1);
    expect(updatePublished([page], before)).toEqual({ '/v1/guides/notes': ['ouvrir', 'fermer', 'nouveau'] });
  });

  test.each(['', '{', 'null', '[]', '12', '{ "/a": null }', '{ "/a": [12] }', '<<<<<<< HEAD\n{}'])(
    'is not taken for an empty one if it holds %j',
    (text) => {
      const root = emptyFolder();
      writeFiles(root, { 'content/fr/published.json': text });
      expect(() => readPublished(root, 'fr')).toThrow(
        'content/fr/published.json:1: the list of published addresses cannot be read',
      );
    },
  );
});

describe('redirect rules', () => {
  test.each([
    ['/ancien', '/v1/guides/faq', undefined],
    ['/ancien/*', '/v1/guides/*', undefined],
    ['/ancien', 'https://docs.rs/tauri/1', undefined],
    ['/ancien', '/v1/guides/rien', 'the target does not exist'],
    ['/ancien', '/v1/guides/faq#rien', 'the target has no such anchor'],
    ['/ancien', '/v1/guides/*', 'the target has a * which the origin has not'],
    ['/anc*ien', '/v1/guides', '* can only stand at the end'],
    ['/Ancien', '/v1/guides', 'the origin must begin with / and be in lower case'],
    ['ancien', '/v1/guides', 'the origin must begin with / and be in lower case'],
    ['/v1/guides/faq', '/v1/guides', 'a page exists at this address'],
    ['/ancien/*', '/v2/*', 'nothing exists below the target'],
    ['/ancien', 'https://', 'the target is not an address'],
  ])('%s → %s: %s', (from, to, problem) => {
    expect(findRedirectFaults(site, [{ from, to }]).map(({ values }) => values.problem.en)).toEqual(
      problem ? [problem] : [],
    );
  });

  test('a rule that an earlier one hides, and one that is written twice, on their lines', () => {
    const rules = [
      { from: '/a/*', to: '/v1/guides' },
      { from: '/a/b', to: '/v1/guides' },
      { from: '/a/*', to: '/v1/guides' },
    ];
    const root = emptyFolder();
    const lines = rules.map(({ from, to }) => `  { from: '${from}', to: '${to}' },\n`);
    writeFiles(root, { 'lib/redirects/rules.ts': `const rules = [\n${lines.join('')}];\n` });
    const faults = findRedirectFaults({ ...site, root }, rules);
    expect(faults.map(({ line, column, values }) => [line, column, values.problem.en])).toEqual([
      [3, 3, 'a rule above already takes this address'],
      [2, 3, 'this origin already has a rule'],
    ]);
  });

  test('the rules of the site are sound in themselves', () => {
    const problems = findRedirectFaults(site, redirectRules).map(({ values }) => values.problem.en);
    expect(problems).not.toContain('this origin already has a rule');
    expect(problems).not.toContain('a rule above already takes this address');
  });
});

describe('the home page', () => {
  const faultsIn = (text: string) => {
    const root = emptyFolder();
    writeFiles(root, { 'content/fr/home.yaml': text });
    return findHomeFaults({ root, locale: 'fr', routes });
  };

  test('its addresses are checked where they are', () => {
    const text =
      'ways:\n  - { text: Questions, route: /v1/guides/fak }\n  - { text: Questions, route: /v1/guides/faq }\nhref: http://exemple.fr\n';
    expect(faultsIn(text).map(({ rule, line, column }) => [rule, line, column])).toEqual([
      ['dead-link', 2, 31],
      ['insecure-link', 4, 7],
    ]);
  });

  test.each(['', '- x', 'a: [1\n', 'route: [\n', '\u0000', 'route: &a *a'])('%j is no exception', (text) =>
    expect(() => faultsIn(text)).not.toThrow(),
  );
});

describe('positions', () => {
  test.each([
    ['Une ligne sans faute,\npuis une fauute.', ['spelling:2:10']],
    ['**Ici**, `code` puis une fauute.', ['spelling:1:26']],
    ['> Une fauute.', ['spelling:1:7']],
    ['![Une fauute sur un fond sombre](/favicon.svg)', ['spelling:1:7']],
    [':::note[Une fauute]\n\nTexte.\n\n:::', ['spelling:1:13']],
    ['Une fauute, puis une errreur.', ['spelling:1:5', 'spelling:1:22']],
    ['Le fichier — vide — existe.', ['em-dash:1:12', 'em-dash:1:19']],
    ['- Un point :\n\n  ```rust\n  fn main() {\n      let = 1;\n  }\n  ```', ['rust-syntax:5:11']],
    ['```json\n{\n  "a": 1\n  "b": 2\n}\n```', ['data-syntax:4:3']],
    ['```toml\na = oui\n```', ['data-syntax:2:5']],
    ['```yaml\na:\n  - b\n - c\n```', ['data-syntax:4:1']],
    ["```ts\nimport { b } from './b';\nb.c(note);\n```", ['typescript:2:19', 'typescript:3:5']],
    ['```bash\ncd carnet && tauri bild\n```', ['command:2:14']],
    [
      '```json title="tauri.conf.json" fragment\n{\n  "pakage": {},\n  "buidl": {}\n}\n```',
      ['configuration:3:3', 'configuration:4:3'],
    ],
    ['Texte {a()} et {b()}.', ['forbidden:1:7', 'forbidden:1:16']],
    ['- [le guide][rien]', ['definition:1:3']],
    ['- Un point :\n\n  :::astuce\n\n  Texte.', ['admonition-form:3:3']],
    ['Le paquet `a` puis `webkit2gtk-4.1`.', ['v2-term:1:21']],
  ])('%j', async (body, expected) => {
    const faults = await checkFile(withHead(`${body}\n`));
    expect(faults.map(({ rule, line = 0, column }) => `${rule}:${line - 5}:${column}`)).toEqual(expected);
  });
});

describe('limits', () => {
  test('a damaged file has at most a hundred faults and does not hide the others', async () => {
    const faults = await checkFiles(
      folderWith({
        'guides/long.mdx': 'Il attend...\n\n'.repeat(500),
        'guides/keys.mdx': `---\n${Array.from({ length: 500 }, (_, index) => `cle${index}: 1\n`).join('')}---\n`,
        'guides/words.mdx': `${'a'.repeat(5_000_000)}`,
        'guides/deep.mdx': `${'<div>\n\n'.repeat(2000)}`,
        'guides/other.mdx': 'Il attend...',
      }),
    );
    const count = (name: string) =>
      faults.filter(({ file }) => file === `content/fr/v1/guides/${name}.mdx`).length;
    expect(count('long')).toBe(maxFaultsPerFile);
    expect(count('keys')).toBe(maxFaultsPerFile);
    expect([count('words'), count('other')]).toEqual([1, 1]);
    expect(count('deep')).toBeGreaterThan(0);
  }, 60_000);

  test('every syntax fault of a page is reported with its line', async () => {
    const faults = await checkFile(
      withHead('Un <br> ici.\n\nTexte.\n\n<Tabs>\n\nUne valeur <5 Mo.\n\nIl attend...\n'),
    );
    expect(faults.map(({ rule, line }) => [rule, line])).toEqual([
      ['syntax', 6],
      ['syntax', 10],
      ['syntax', 12],
      ['ellipsis', 14],
    ]);
  });
});

test('of two pages with the same title, the one that is not published yet is at fault', async () => {
  const page = (order: number) =>
    `---\ntitle: Même titre\ndescription: Une phrase numéro ${order} assez longue pour suffire aux moteurs de recherche.\norder: ${order}\n---\n`;
  const faults = await checkFiles(
    folderWith({
      'guides/a-new.mdx': page(1),
      'guides/b-old.mdx': page(2),
      'content/fr/published.json': '{ "/v1/guides/b-old": [] }',
    }),
  );
  expect(faults.filter(({ rule }) => rule === 'duplicate-title')).toEqual([
    expect.objectContaining({ file: 'content/fr/v1/guides/a-new.mdx', line: 2 }),
  ]);
});

test('errors that name several places become a fault for each', () => {
  const error = new Error(
    '2 faults in content/fr/api/a.yaml\ncontent/fr/api/a.yaml:3: x: is a number\n  → quote it\ncontent/fr/api/a.yaml:9: y: is a list\n  → write a text',
  );
  expect(faultsOf(error).map(({ file, line }) => [file, line])).toEqual([
    ['content/fr/api/a.yaml', 3],
    ['content/fr/api/a.yaml', 9],
  ]);
});

test('isDay knows the calendar', () => {
  expect(['2024-02-29', '2026-12-31'].every(isDay)).toBe(true);
  expect(['2023-02-29', '2026-00-10', 'demain', ''].some(isDay)).toBe(false);
});

test('words are known whole, behind elisions and by their parts', async () => {
  const speller = await createSpeller(process.cwd());
  for (const word of ['fenêtre', 'l’application', "jusqu'à", 'qu’d’amis', 'sous-dossier', 'l’sous-dossier'])
    expect([word, speller.correct(word)]).toEqual([word, true]);
  expect(speller.suggest('fenètre')).toContain('fenêtre');
  for (const word of ["l'".repeat(10_000) + 'xq', `a${'-b'.repeat(10_000)}xq`])
    expect([speller.correct(word), speller.suggest(word)]).toEqual([false, []]);
});

describe('comments that silence a rule', () => {
  const body = (comment: string) =>
    withHead(`{/* ${comment} */}\n\nLe paquet \`webkit2gtk-4.1\` reste.\n\nEt \`webkit2gtk-4.1\` encore.\n`);

  test('concern the block below them', async () => {
    const faults = await checkFile(body('check-ignore v2-term: il est question de son absence'));
    expect(faults.map(({ line }) => line)).toEqual([10]);
  });

  test('concern the rule they name', async () => {
    expect(await checkFile(body('check-ignore spelling'))).toHaveLength(2);
  });
});

describe('safe corrections', () => {
  test.each([
    ['Il attend...', 'Il attend…'],
    ['Le bouton "Ouvrir" est là.', 'Le bouton « Ouvrir » est là.'],
    ['Voici la liste:', 'Voici la liste :'],
    ['Le coeur du programme.', 'Le cœur du programme.'],
    ['Un événement arrive.', 'Un évènement arrive.'],
    ['Voyez [Windows](/v1/guides/distribution/windows).', 'Voyez [Windows](/v1/guides/building/windows).'],
    ['Voyez [la liste](/fr/v1/guides/faq/).', 'Voyez [la liste](/v1/guides/faq).'],
    ['## Retourner une erreur', '## Retourner une erreur {#retourner-une-erreur}'],
    [
      '<Figure src="/favicon.svg" alt="..." caption="Le signe..." />',
      '<Figure src="/favicon.svg" alt="…" caption="Le signe…" />',
    ],
    ['- Voici "a" et "b", puis...\n\n  La liste:', '- Voici « a » et « b », puis…\n\n  La liste :'],
  ])('%j becomes %j', async (before, after) => {
    const root = folderWith(before);
    const edits = (await checkFiles(root)).flatMap(({ file, edit }) =>
      file === pageFile && edit ? [edit] : [],
    );
    const fixed = applyEdits(readFileSync(path.join(root, pageFile), 'utf8'), edits);
    expect(fixed).toBe(withHead(`${after}\n`));
    expect((await checkFile(fixed)).filter(({ edit }) => edit)).toEqual([]);
  });

  test('leave the keys of the front matter alone', async () => {
    const before = withHead('').replace(/^title: .*$/m, 'title: "Titre: un titre..."');
    const edits = (await checkFile(before)).flatMap(({ edit }) => edit ?? []);
    expect(applyEdits(before, edits)).toBe(before.replace('"Titre: un titre..."', '"Titre : un titre…"'));
  });
});
