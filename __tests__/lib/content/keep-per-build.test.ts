/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepPerBuild } from '@/lib/content/keep-per-build';

test('a result is made once for each list of arguments', () => {
  const asked: string[] = [];
  const join = keepPerBuild((a: string, b: string) => {
    asked.push(a + b);
    return [a, b];
  });
  expect(join('a', 'b')).toBe(join('a', 'b'));
  expect(join('ab', '')).not.toBe(join('a', 'b'));
  expect(asked).toEqual(['ab', 'ab']);
});

test('while authoring a result is kept until a file of the content, or of its part of it, changes', async () => {
  jest.resetModules();
  let stamp = '1';
  jest.doMock('@/lib/content/content-stamp', () => ({
    contentStamp: (part: string) => (part === 'all' ? stamp : '1'),
  }));
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'development' });
  const { keepPerBuild: keep } = await import('@/lib/content/keep-per-build');
  Object.assign(process.env, { NODE_ENV: before });
  const make = keep((name: string) => [name]);
  const first = make('a');
  expect(make('a')).toBe(first);
  const ofReference = keep((name: string) => [name], 'reference');
  const reference = ofReference('a');
  stamp = '2';
  expect(make('a')).not.toBe(first);
  expect(ofReference('a')).toBe(reference);
});

test('the stamp of the references changes with their files, and not with those of pages', async () => {
  jest.dontMock('@/lib/content/content-stamp');
  jest.resetModules();
  const root = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  const write = (file: string, day: number): void => {
    mkdirSync(path.dirname(path.join(root, 'content', file)), { recursive: true });
    writeFileSync(path.join(root, 'content', file), '');
    utimesSync(path.join(root, 'content', file), day, day);
  };
  jest.doMock('@/lib/content/files', () => ({
    ...jest.requireActual<object>('@/lib/content/files'),
    projectRoot: root,
  }));
  const { contentStamp } = await import('@/lib/content/content-stamp');
  const day = (hours: number): number => Date.now() / 1000 + hours * 3600;
  write('api/config.json', day(1));
  write('fr/api/js/fs.yaml', day(1));
  write('fr/v1/guides/api.mdx', day(1));
  const first = contentStamp('reference', 1000);
  write('fr/v1/guides/api.mdx', day(2));
  expect(contentStamp('reference', 2000)).toBe(first);
  expect(contentStamp('all', 2000)).not.toBe(first);
  write('fr/api/js/fs.yaml', day(3));
  expect(contentStamp('reference', 3000)).not.toBe(first);
  rmSync(root, { recursive: true });
});
