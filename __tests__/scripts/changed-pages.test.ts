/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../support/scratch';

/** An export with the home page and one more; `basePath` is that of its build. */
function writeExport(basePath: string, home: string, about: string): string {
  const folder = scratchFolder('changed-pages-');
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  mkdirSync(path.join(folder, 'fr'));
  write('fr/pages.json', JSON.stringify([`${basePath}/fr`, `${basePath}/fr/about`]));
  write('fr.html', `<main>${home}</main>`);
  write('fr/about.html', `<main>${about}</main>`);
  return folder;
}

/** The function with the base path of its process. */
async function load(basePath: string) {
  process.env.SITE_BASE_PATH = basePath;
  jest.resetModules();
  return (await import('../../scripts/preview/changed-pages')).findChangedPages;
}

afterEach(() => delete process.env.SITE_BASE_PATH);

test.each(['', '/docs'])('pages that differ are found in exports with the base path %j', async (basePath) => {
  const findChangedPages = await load(basePath);
  const before = writeExport(basePath, 'Avant', 'Avant');
  expect(findChangedPages(before, writeExport(basePath, 'Avant', 'Après'))).toEqual([`${basePath}/fr/about`]);
  expect(findChangedPages(before, writeExport(basePath, 'Après', 'Avant'))).toEqual([`${basePath}/fr`]);
});

test('an export with another base path than the process is refused', async () => {
  const findChangedPages = await load('');
  const message = jest.spyOn(console, 'error').mockImplementation();
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const folder = writeExport('/docs', 'Avant', 'Avant');
  expect(() => findChangedPages(folder, folder)).toThrow('exit 1');
  expect(message).toHaveBeenCalledWith(expect.stringContaining('Set SITE_BASE_PATH'));
  exit.mockRestore();
  message.mockRestore();
});
