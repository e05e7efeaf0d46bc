/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../../support/scratch';

const projectRoot = process.cwd();
const before = { ...process.env };
const root = scratchFolder('fingerprint-');
mkdirSync(path.join(root, 'lib'));
for (const name of ['next.config.ts', 'package-lock.json', 'lib/a.ts', 'lib/README.md'])
  writeFileSync(path.join(root, name), 'a');

afterEach(() => {
  process.chdir(projectRoot);
  process.env = { ...before };
});

/** The fingerprint of the folder with some variables: it is computed once per process. */
async function fingerprint(variables: Record<string, string> = {}): Promise<string> {
  process.chdir(root);
  process.env = { ...before, ...variables };
  jest.resetModules();
  return (await import('@/lib/content/fingerprint')).codeFingerprint();
}

test.each(['SITE_DRAFTS', 'SITE_LOCALES', 'SITE_REPOSITORY_BRANCH', 'NEXT_PUBLIC_SEARCH_KEY'])(
  'the fingerprint of the code depends on %s, which changes pages',
  async (name) => {
    expect(await fingerprint({ [name]: 'on' })).not.toBe(await fingerprint());
    expect(await fingerprint({ [name]: 'on' })).toBe(await fingerprint({ [name]: 'on' }));
  },
);

test('neither a variable of the server nor a file for readers of the code changes the fingerprint', async () => {
  const first = await fingerprint();
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  writeFileSync(path.join(root, 'lib/README.md'), 'b');
  expect(await fingerprint({ PORT: '8080' })).toBe(first);
  writeFileSync(path.join(root, 'lib/a.ts'), 'b');
  expect(await fingerprint()).not.toBe(first);
});
