/** @jest-environment node */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listDocRoutes } from '@/lib/docs/doc-view';
import { listDocsToWrite, unchangedDocsVariable } from '@/lib/docs/docs-to-write';

const folder = mkdtempSync(path.join(tmpdir(), 'docs-to-write-'));
afterEach(() => {
  delete process.env[unchangedDocsVariable];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('all pages are written, but for those the build names for that locale', async () => {
  const all = listDocRoutes('fr');
  expect(await listDocsToWrite('fr')).toEqual(all);
  const list = path.join(folder, 'unchanged.json');
  writeFileSync(list, JSON.stringify({ fr: all.slice(1) }));
  process.env[unchangedDocsVariable] = list;
  expect(await listDocsToWrite('fr')).toEqual([all[0]]);
  expect(await listDocsToWrite('en')).toEqual(listDocRoutes('en'));
});

test('nothing is written before the list is there', async () => {
  const list = path.join(folder, 'late.json');
  process.env[unchangedDocsVariable] = list;
  let known = false;
  const routes = listDocsToWrite('fr').then((answer) => {
    known = true;
    return answer;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(known).toBe(false);
  writeFileSync(`${list}.new`, '{}');
  renameSync(`${list}.new`, list);
  expect(await routes).toEqual(listDocRoutes('fr'));
});
