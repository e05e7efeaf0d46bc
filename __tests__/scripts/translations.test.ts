/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../support/scratch';

const source = 'content/fr/v1/guides/notes.mdx';
const translation = 'content/it/v1/guides/notes.mdx';
const text = (first: string) =>
  `---\ntitle: Notes\ndescription: Écrire des notes.\norder: 1\n---\n\n${first}\n\n## Lire {#read}\n\nLe texte.\n`;

test('a translation begins with its source, shows by section what has changed there since, and is stamped again', () => {
  const root = scratchFolder('translations-');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root });
  const run = (...args: string[]) => {
    const script = path.resolve('scripts/translations.ts');
    const loader = path.resolve('node_modules/tsx/dist/loader.mjs');
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', loader, script, ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };
  mkdirSync(path.join(root, path.dirname(source)), { recursive: true });
  writeFileSync(path.join(root, source), text('Bonjour.'));
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'a');

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
