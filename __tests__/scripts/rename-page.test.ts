/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { scratchFolder } from '../support/scratch';

const tsx = pathToFileURL(createRequire(path.resolve('package.json')).resolve('tsx')).href;
const script = path.resolve('scripts/rename-page.ts');

function rename(cwd: string, ...args: string[]) {
  return spawnSync(process.execPath, ['--import', tsx, script, ...args], { cwd, encoding: 'utf8' });
}

/** A project with the page `/about/book` and another one that links to it. */
function makeProject(): string {
  const root = scratchFolder('rename-');
  for (const folder of ['content/fr/about', 'lib/navigation', 'lib/redirects'])
    mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, 'content/fr/about/book.mdx'), 'Le livre.\n');
  writeFileSync(path.join(root, 'content/fr/about/intro.mdx'), '[Le livre](/about/book)\n');
  writeFileSync(path.join(root, 'lib/navigation/menus.ts'), '');
  return root;
}

test('a page that a menu names can be renamed: links of the content and the menus follow', () => {
  const { stdout } = rename('.', '--dry-run', '/about/book', '/about/livre');
  expect(stdout).toContain('content/fr/about/book.mdx → content/fr/about/livre.mdx');
  expect(stdout).toContain('Liens récrits : lib/navigation/menus.ts');
  expect(stdout).toContain('Redirection : /about/book → /about/livre');
});

test('nothing is written where Git could not undo it', () => {
  const root = makeProject();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root });
  const attempt = () => {
    const { status, stderr } = rename(root, '/about/book', '/about/livre');
    return {
      status,
      stderr: stderr.trim(),
      moved: existsSync(path.join(root, 'content/fr/about/livre.mdx')),
    };
  };
  const refused = { status: 1, moved: false };
  const untracked = { ...refused, stderr: expect.stringMatching(/^Git ne suit pas content, lib : .+$/) };
  expect(attempt()).toEqual(untracked);

  writeFileSync(path.join(root, '.gitignore'), 'content\nlib\n');
  git('init', '-q');
  expect(attempt()).toEqual(untracked);

  git('add', '-f', 'content', 'lib');
  git('commit', '-qm', 'a');
  writeFileSync(path.join(root, 'lib/navigation/menus.ts'), '// edited');
  expect(attempt()).toEqual({ ...refused, stderr: expect.stringContaining('Changements non enregistrés') });
  expect(rename(root, '/about/book', '/about/livre').stdout).toBe('');

  git('restore', 'lib');
  expect(attempt()).toEqual({ status: 0, moved: true, stderr: '' });
  expect(readFileSync(path.join(root, 'content/fr/about/intro.mdx'), 'utf8')).toContain('(/about/livre)');
});

test.each([
  [
    '/v1/guides/faq#rien',
    '/v1/guides/features/command#error-handling',
    '/v1/guides/faq n’a pas d’ancre « #rien »',
  ],
  [
    '/v1/guides/faq',
    '/v1/guides/features/command#error-handlin',
    'command n’a pas d’ancre « #error-handlin ». Vouliez-vous dire #error-handling ?',
  ],
  [
    '/v1/guides/faq',
    '/v1/guides/features/command',
    'Pour lui réunir l’autre, nommez la section qui la remplace : /v1/guides/features/command#section.',
  ],
])('%s does not move to %s: nothing would be found there', (from, to, message) => {
  const { status, stdout, stderr } = rename('.', '--dry-run', from, to);
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining(message),
  });
});

test('a folder without a first page is named as the reason', () => {
  const { status, stderr } = rename('.', '/v1/guides/testing', '/v1/guides/tests');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining('content/fr/v1/guides/testing n’a pas de page d’accueil (index.mdx)'),
  });
});

test('an unknown option is answered with the usage', () => {
  const { status, stderr } = rename('.', '--dry', '/about/book', '/about/livre');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'npm run rename -- [--dry-run] <ancienne adresse> <nouvelle adresse>\n',
  });
});
