/** @jest-environment node */
import { appendFileSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCheck } from '../../scripts/check/run';
import { scratchFolder } from '../support/scratch';

/** The real content in a folder of its own, with the project's packages and cache. */
function copyContent(): string {
  const copy = scratchFolder('planted-');
  mkdirSync('.cache', { recursive: true });
  for (const name of ['node_modules', 'package-lock.json', '.cache', 'lib'])
    symlinkSync(path.resolve(name), path.join(copy, name));
  for (const name of ['content', 'public']) cpSync(name, path.join(copy, name), { recursive: true });
  return copy;
}

test('faults planted in the real content are all reported, and nothing else', async () => {
  const root = copyContent();
  const plant = (file: string, text: string): void => appendFileSync(path.join(root, file), `\n\n${text}\n`);
  const guides = 'content/fr/v1/guides';
  plant(
    `${guides}/features/menu.mdx`,
    'Voyez [les menus](/v1/guides/features/menux), un <br> et une fauute.',
  );
  plant(`${guides}/building/windows.mdx`, "```ts\nimport { invok } from '@tauri-apps/api/tauri';\n```");
  plant(
    'content/en/v1/guides/getting-started/prerequisites.mdx',
    'See [the menus](/v1/guides/features/menux).',
  );
  plant('content/ko/v1/guides/getting-started/prerequisites.mdx', 'The folder `src-tauri/capabilities`.');
  writeFileSync(path.join(root, `${guides}/CAPS.mdx`), '');
  writeFileSync(path.join(root, `${guides}/large.mdx`), 'a'.repeat(5_000_000));
  symlinkSync('nowhere.mdx', path.join(root, `${guides}/link.mdx`));

  const options = { root, translations: ['en', 'ko'] } as const;
  const { faults } = await runCheck(options);
  const found = faults.map(({ file, rule }) => `${file.replace('content/', '')} ${rule}`);
  expect(found.filter((fault) => !/new-anchors|published/.test(fault))).toEqual([
    'en/v1/guides/getting-started/prerequisites.mdx dead-link',
    'fr/v1/guides/CAPS.mdx file-name',
    'fr/v1/guides/building/windows.mdx typescript',
    'fr/v1/guides/features/menu.mdx syntax',
    'fr/v1/guides/large.mdx too-large',
    'fr/v1/guides/link.mdx unreadable-file',
    'ko/v1/guides/getting-started/prerequisites.mdx v2-term',
  ]);

  const one = await runCheck({ ...options, files: [`${guides}/building/windows.mdx`] });
  expect(one.faults.map(({ rule }) => rule)).toEqual(['typescript']);
  expect(one.pages).toBe(1);
}, 120_000);
