import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { scratchFolder } from '../support/scratch';

test('the preview of a change lists the pages whose text differs, as they were and as they are', () => {
  const folder = scratchFolder('preview-');
  const write = (name: string, pages: Record<string, string>): void => {
    mkdirSync(path.join(folder, name, 'fr'), { recursive: true });
    writeFileSync(path.join(folder, name, 'fr/pages.json'), JSON.stringify(Object.keys(pages)));
    for (const [page, text] of Object.entries(pages))
      writeFileSync(path.join(folder, name, `${page}.html`), `<p>${name}</p><main>${text}</main>`);
  };
  write('old', { '/fr/a': 'Avant', '/fr/b': 'Pareil' });
  write('new', { '/fr/a': 'Après', '/fr/b': 'Pareil', '/fr/c': 'Nouvelle page' });
  for (const name of ['node_modules', 'scripts', 'lib', 'messages', 'package.json', 'tsconfig.json'])
    symlinkSync(path.resolve(name), path.join(folder, name));
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/preview.ts', 'old', 'new'], { cwd: folder });
  const index = readFileSync(path.join(folder, 'preview/index.html'), 'utf8');
  expect(index).toMatch(/2 changed pages[\s\S]*<li>\/fr\/a<\/li>\s*<li>\/fr\/c<\/li>/);
  expect(
    ['0-before-360', '0-after-1280', '1-before-360', '1-after-1280'].map((name) =>
      existsSync(path.join(folder, `preview/${name}.png`)),
    ),
  ).toEqual([true, true, false, true]);
  rmSync(folder, { recursive: true });
});
