/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { scratchFolder } from '../support/scratch';

const tsx = pathToFileURL(createRequire(path.resolve('package.json')).resolve('tsx')).href;
const guides = 'content/fr/v1/guides';

/** Runs the command in a project with the page `/v1/guides/features`; returns what it prints and the new files. */
function makePage(...given: (string | { TZ: string })[]) {
  const args = given.filter((one) => typeof one === 'string');
  const [zone = {}] = given.filter((one) => typeof one !== 'string');
  const root = scratchFolder('new-page-');
  for (const folder of ['features', 'distribution'])
    mkdirSync(path.join(root, guides, folder), { recursive: true });
  writeFileSync(path.join(root, guides, 'features/index.mdx'), '---\ntitle: Fonctions\n---\n');
  mkdirSync(path.join(root, 'content/fr/blog'));
  writeFileSync(path.join(root, 'content/authors.json'), '{ "moi": {} }');
  const list = () =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'));
  const before = list();
  const command = ['--import', tsx, path.resolve('scripts/new-page.ts')];
  const usual = ['--kind', 'guide', '--description', 'Lire un fichier.', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...usual], {
    cwd: root,
    env: { ...process.env, ...zone },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr, files: list().filter((file) => !before.includes(file)) };
}

test('a page is written to the folder of its kind', () => {
  const { status, output, files } = makePage('--place', 'features/', '--title', 'Lire un fichier');
  expect({ status, files }).toEqual({ status: 0, files: [`${guides}/features/lire-un-fichier.mdx`] });
  expect(output).toContain(`http://localhost:3000/fr/v1/guides/features/lire-un-fichier`);
});

test.each([`${guides}/features`, 'v1/guides/features/', '/features'])(
  'the folder may be written %s',
  (place) => {
    const { files } = makePage('--place', place, '--title', 'Lire un fichier');
    expect(files).toEqual([`${guides}/features/lire-un-fichier.mdx`]);
  },
);

test('a post without a date is of the day on the calendar of its author', () => {
  const author = ['--kind', 'post', '--author', 'moi', '--title', 'Un billet'];
  const names = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((TZ) => makePage({ TZ }, ...author).files[0]);
  expect(new Set(names).size).toBe(2); // 25 hours apart
});

test.each([
  [
    'an address that a page has',
    ['--title', 'Features', '--place', ''],
    'features/index.mdx a déjà l’adresse',
  ],
  [
    'a folder outside',
    ['--title', 'Lire', '--place', '../..'],
    '« ../.. » n’est pas un dossier de v1/guides',
  ],
  ['a folder of Windows', ['--title', 'Lire', '--place', '..\\..'], 'n’est pas un dossier de v1/guides'],
  ['the folder itself', ['--title', 'Features', '--place', '.'], 'n’est pas un dossier de v1/guides'],
  [
    'a folder for a post',
    ['--kind', 'post', '--title', 'Lire', '--place', 'features'],
    '--place ne sert pas pour la sorte « post »',
  ],
  ['an author of a guide', ['--title', 'Lire', '--author', 'moi'], '--author ne sert pas'],
  [
    'a name of Windows',
    ['--title', 'Lire', '--place', '', '--slug', 'con'],
    '« con » est un nom que Windows',
  ],
  [
    'a former address',
    ['--title', 'Windows', '--place', 'distribution'],
    '/v1/guides/distribution/windows est une ancienne adresse',
  ],
  ['an empty title', ['--title', ' ', '--place', '', '--slug', 'lire'], 'Il manque --title.'],
  ['a title of two lines', ['--title', 'Lire\nun fichier', '--place', ''], '--title tient sur une ligne'],
  [
    'an empty description',
    ['--title', 'Lire', '--place', '', '--description', ''],
    'Il manque --description.',
  ],
])('%s is refused, and nothing is written', (_, args, message) => {
  expect(makePage(...args)).toEqual({ status: 1, output: expect.stringContaining(message), files: [] });
});
