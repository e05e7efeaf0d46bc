/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DescriptionError } from '@/lib/api-reference/description-file';
import { applyEdits } from '@/lib/check/edits';
import { pageWith } from '@/lib/check/example';
import { CheckedPage } from '@/lib/check/page';
import type { Site } from '@/lib/check/rule';
import { linkRules } from '@/lib/check/rules/links';
import {
  findRedirectFaults,
  newAddresses,
  readPublished,
  updatePublished,
} from '@/lib/check/rules/published';
import { maxFaultsPerFile, runRules } from '@/lib/check/run-rules';
import { createSpeller } from '@/lib/check/speller';
import { ContentError, type PageSource, type ParsedPage } from '@/lib/content/types';
import { faultsOf } from '../../../scripts/check/load-site';
import {
  checkFile,
  checkFiles,
  folderWith,
  headLines,
  pageFile,
  routes,
  writeFiles,
} from '../../support/check';
import { scratchFolder } from '../../support/scratch';

const siteOf = (files: Record<string, string>): Site => {
  const root = scratchFolder('check-');
  writeFiles(root, files);
  return { root, locale: 'fr', pages: [], routes, readFaults: [], otherProse: [] } as unknown as Site;
};

test('the list of published addresses grows and never shrinks', () => {
  const page = new CheckedPage({ route: '/v1/guides/notes', frontMatter: {}, bodyLine: 1 } as PageSource);
  const headings = ['fermer', 'nouveau'].map((id) => ({ depth: 2, text: id, id, aliases: [] }));
  page.parsed = { headings } as unknown as ParsedPage;
  const before = { '/v1/guides/notes': ['ouvrir', 'fermer'] };
  expect(newAddresses([page], before)).toBe(1);
  expect(updatePublished([page], before)).toEqual({ '/v1/guides/notes': ['ouvrir', 'fermer', 'nouveau'] });
});

test.each(['', 'null', '[]', '{ "/a": [12] }', '<<<<<<< HEAD\n{}'])(
  'a list of published addresses is not taken for an empty one if it holds %j',
  (text) => {
    const { root } = siteOf({ 'content/fr/published.json': text });
    expect(() => readPublished(root, 'fr')).toThrow(
      'content/fr/published.json:1: La liste des adresses publiées ne se lit pas',
    );
  },
);

describe('redirect rules', () => {
  test.each([
    ['/ancien/*', '/v1/guides/*', undefined],
    ['/ancien', 'https://docs.rs/tauri/1', undefined],
    ['/ancien', '/v1/guides/rien', 'la cible n’existe pas'],
    ['/ancien', '/v1/guides/faq#rien', 'la cible n’a pas cette ancre'],
    ['/ancien', '/v1/guides/*', 'la cible a un * que l’origine n’a pas'],
    ['/anc*ien', '/v1/guides', '* ne peut être qu’à la fin'],
    ['/Ancien', '/v1/guides', 'l’origine doit commencer par / et être en minuscules'],
    ['/v1/guides/faq', '/v1/guides', 'une page existe à cette adresse'],
    ['/ancien/*', '/v2/*', 'rien n’existe sous la cible'],
    [
      '/v1/guides/features/*',
      '/v1/guides',
      'elle cache la page /v1/guides/features/command chez certains hébergeurs',
    ],
    ['/ancien', 'https://', 'la cible n’est pas une adresse'],
  ])('%s → %s: %s', (from, to, problem) => {
    const faults = findRedirectFaults(siteOf({}), [{ from, to }]);
    expect(faults.map(({ values }) => values.problem)).toEqual(problem ? [problem] : []);
  });

  test('a rule that an earlier one hides, and one that is written twice, on their lines', () => {
    const rules = ['/a/*', '/a/b', '/a/*'].map((from) => ({ from, to: '/v1/guides' }));
    const lines = rules.map(({ from, to }) => `  { from: '${from}', to: '${to}' },\n`);
    const site = siteOf({ 'lib/redirects/rules.ts': `const rules = [\n${lines.join('')}];\n` });
    const faults = findRedirectFaults(site, rules);
    expect(faults.map(({ line, column, values }) => [line, column, values.problem])).toEqual([
      [3, 3, 'une règle plus haut prend déjà cette adresse'],
      [2, 3, 'cette origine a déjà une règle'],
    ]);
  });
});

test('a former address of a moved page is a fault of the list of moves', () => {
  jest.isolateModules(() => {
    jest.doMock('@/lib/redirects/moves.json', () => ({ '/ancien': '/v1/guides/rien' }));
    const { findRedirectFaults: find } = jest.requireActual<typeof import('@/lib/check/rules/published')>(
      '@/lib/check/rules/published',
    );
    const moves = '{\n  "/ancien": "/v1/guides/rien"\n}\n';
    const faults = find(siteOf({ 'lib/redirects/moves.json': moves }), [
      { from: '/ancien', to: '/v1/guides/rien' },
    ]);
    expect(faults).toMatchObject([{ file: 'lib/redirects/moves.json', line: 2, column: 3 }]);
  });
});

test.each([
  [
    'ways:\n  - { route: /v1/guides/fak }\n  - { route: /v1/guides/faq }\nhref: http://exemple.fr\n',
    ['dead-link 2:14', 'insecure-link 4:7'],
  ],
  ['route: [\n', []],
  ['\u0000', []],
])('the addresses of a home page %j are checked where they are', (text, expected) => {
  const faults = runRules(linkRules, siteOf({ 'content/fr/home.yaml': text }));
  expect(faults.map(({ rule, line, column }) => `${rule} ${line}:${column}`)).toEqual(expected);
});

test('the links of release notes are checked where they are', () => {
  const file = 'content/fr/releases/api.yaml';
  const text =
    'versions:\n  - changes:\n      fixes: ["Un [texte](/v1/guides/faq) et [un autre](/v1/guides/fak)."]\n';
  expect(runRules(linkRules, siteOf({ [file]: text }))).toMatchObject([
    { file, rule: 'dead-link', line: 3, column: 57 },
  ]);
});

test.each([
  ['Une ligne sans faute,\npuis une fauute.', ['spelling:2:10']],
  ['**Ici**, `code` puis une fauute.', ['spelling:1:26']],
  ['> Une fauute.', ['spelling:1:7']],
  ['![Une fauute sur un fond sombre](/favicon.svg)', ['spelling:1:7']],
  [':::note[Une fauute]\n\nTexte.\n\n:::', ['spelling:1:13']],
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
  ['Voyez <Rien />.', ['unknown-name:1:7']],
  ['Texte {a()} et {b()}.', ['forbidden:1:7', 'forbidden:1:16']],
  ['- [le guide][rien]', ['definition:1:3']],
  ['- Un point :\n\n  :::astuce\n\n  Texte.', ['admonition-form:3:3']],
  ['Le paquet `a` puis `webkit2gtk-4.1`.', ['v2-term:1:21']],
  // Every syntax fault of a page, and what other rules find below them.
  [
    'Un <br> ici.\n\n<Tabs>\n\nUne valeur <5 Mo.\n\nIl attend...',
    ['syntax:1:4', 'syntax:3:1', 'syntax:5:13', 'ellipsis:7:10'],
  ],
])('the positions of the faults of %j', async (body, expected) => {
  const faults = await checkFile(body);
  expect(faults.map(({ rule, line = 0, column }) => `${rule}:${line - headLines}:${column}`)).toEqual(
    expected,
  );
});

test('a damaged file has at most a hundred faults and does not hide the others', async () => {
  const keys = Array.from({ length: 500 }, (_, index) => [`cle${index}`, 1]);
  const faults = await checkFiles(
    folderWith({
      'guides/long.mdx': 'Il attend...\n\n'.repeat(500),
      'guides/keys.mdx': pageWith(Object.fromEntries(keys)),
      'guides/words.mdx': 'a'.repeat(5_000_000),
      'guides/deep.mdx': '<div>\n\n'.repeat(2000),
      'guides/other.mdx': 'Il attend...',
    }),
  );
  const count = (name: string) => faults.filter(({ file }) => file.endsWith(`/${name}.mdx`)).length;
  expect(['long', 'keys', 'words', 'other'].map(count)).toEqual([maxFaultsPerFile, maxFaultsPerFile, 1, 1]);
  expect(count('deep')).toBeGreaterThan(0);
}, 60_000);

test('of two pages with the same title, the one that is not published yet is at fault', async () => {
  const faults = await checkFiles(
    folderWith({
      'guides/a-new.mdx': pageWith({}),
      'guides/b-old.mdx': pageWith({}),
      'content/fr/published.json': '{ "/v1/guides/b-old": [] }',
    }),
  );
  expect(faults.filter(({ rule }) => rule === 'duplicate-title')).toEqual([
    expect.objectContaining({ file: 'content/fr/v1/guides/a-new.mdx', line: 2 }),
  ]);
});

test('errors that name several places become a fault for each', () => {
  const error = new DescriptionError([
    new ContentError('content/fr/api/a.yaml', 3, 'x: is a number', 'quote it'),
    new ContentError('content/fr/api/a.yaml', 9, 'y: is a list', 'write a text'),
  ]);
  expect(faultsOf(error).map(({ file, line }) => [file, line])).toEqual([
    ['content/fr/api/a.yaml', 3],
    ['content/fr/api/a.yaml', 9],
  ]);
});

test('words are known whole, behind elisions and by their parts', async () => {
  const speller = await createSpeller(process.cwd());
  for (const word of ['fenêtre', "jusqu'à", 'qu’d’amis', 'l’sous-dossier'])
    expect([word, speller.correct(word)]).toEqual([word, true]);
  expect(speller.suggest('fenètre')).toContain('fenêtre');
  for (const word of ["l'".repeat(10_000) + 'xq', `a${'-b'.repeat(10_000)}xq`])
    expect([speller.correct(word), speller.suggest(word)]).toEqual([false, []]);
});

test.each([
  ['v2-term: il est question de son absence', ['v2-term:5']],
  ['spelling: un mot rare', ['v2-term:3', 'v2-term:5']],
])('the comment "check-ignore %s" silences its rule in the block below it', async (comment, expected) => {
  const text = `{/* check-ignore ${comment} */}\n\nLe paquet \`webkit2gtk-4.1\` reste.\n\nEt \`webkit2gtk-4.1\` encore.`;
  const faults = await checkFile(text);
  expect(faults.map(({ rule, line = 0 }) => `${rule}:${line - headLines}`)).toEqual(expected);
});

describe('safe corrections', () => {
  test.each([
    ['Le bouton "Ouvrir" est là.', 'Le bouton « Ouvrir » est là.'],
    ['Un « mot" et un "autre".', 'Un « mot » et un « autre ».'],
    ['Un "mot » et « un » autre.', 'Un « mot » et « un » autre.'],
    ['Voici la liste:', 'Voici la liste :'],
    ['Le coeur du programme.', 'Le cœur du programme.'],
    ['Des Plug-ins, deux événements.', 'Des Plugins, deux évènements.'],
    ['Voyez [Windows](/v1/guides/distribution/windows).', 'Voyez [Windows](/v1/guides/building/windows).'],
    ['Voyez [la liste](/fr/v1/guides/faq/).', 'Voyez [la liste](/v1/guides/faq).'],
    ['## Retourner une erreur', '## Retourner une erreur {#retourner-une-erreur}'],
    [
      '<Figure src="/favicon.svg" alt="..." caption="Le signe..." />',
      '<Figure src="/favicon.svg" alt="…" caption="Le signe…" />',
    ],
    ['- Voici "a" et "b", puis...\n\n  La liste:', '- Voici « a » et « b », puis…\n\n  La liste :'],
    [pageWith({ title: '"Titre: un titre..."' }), pageWith({ title: '"Titre : un titre…"' })],
  ])('%j becomes %j', async (before, after) => {
    const root = folderWith(before);
    const edits = (await checkFiles(root)).flatMap(({ file, edit }) =>
      file === pageFile && edit ? [edit] : [],
    );
    const fixed = applyEdits(readFileSync(path.join(root, pageFile), 'utf8'), edits);
    expect(fixed).toBe(after.startsWith('---') ? after : pageWith({}, after));
    expect((await checkFile(fixed)).filter(({ edit }) => edit)).toEqual([]);
  });
});
