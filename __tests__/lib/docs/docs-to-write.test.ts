/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listDocRoutes } from '@/lib/docs/doc-view';
import { listDocsToWrite, unchangedDocsVariable } from '@/lib/docs/docs-to-write';

const folder = mkdtempSync(path.join(tmpdir(), 'docs-to-write-'));
afterEach(() => {
  delete process.env[unchangedDocsVariable];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('all pages are written, but for those the build names for that locale', () => {
  const all = listDocRoutes('fr');
  expect(listDocsToWrite('fr')).toEqual(all);
  const list = path.join(folder, 'unchanged.json');
  writeFileSync(list, JSON.stringify({ fr: all.slice(1) }));
  process.env[unchangedDocsVariable] = list;
  expect(listDocsToWrite('fr')).toEqual([all[0]]);
  expect(listDocsToWrite('en')).toEqual(listDocRoutes('en'));
});
