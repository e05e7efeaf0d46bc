/** @jest-environment node */
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../../support/scratch';

const projectRoot = process.cwd();
afterEach(() => process.chdir(projectRoot));

/** The functions with a cache of their own. */
async function load() {
  process.chdir(scratchFolder('cache-'));
  jest.resetModules(); // the cache is in the folder that is current at the first import
  return import('@/lib/content/page-cache');
}

test('a value is computed once, and again if its file is damaged', async () => {
  const { keptOnDisk, cacheFolders } = await load();
  let made = 0;
  const read = () => keptOnDisk('key', async () => ++made);
  expect([await read(), await read()]).toEqual([1, 1]);
  expect(readdirSync(cacheFolders.pages)).toEqual(['key.json']);
  writeFileSync(path.join(cacheFolders.pages, 'key.json'), '{');
  expect(await read()).toBe(2);
});

test('old files of pages and of pictures are deleted, recent ones are kept', async () => {
  const { pruneCache, cacheFolders } = await load();
  expect(pruneCache).not.toThrow();
  for (const folder of Object.values(cacheFolders)) {
    mkdirSync(folder, { recursive: true });
    for (const name of ['old', 'new']) writeFileSync(path.join(folder, name), '');
    utimesSync(path.join(folder, 'old'), 1, 1);
  }
  pruneCache();
  expect([cacheFolders.pages, cacheFolders.social].map((folder) => readdirSync(folder))).toEqual([
    ['new'],
    ['new'],
  ]);
});
