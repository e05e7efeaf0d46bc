/** @jest-environment node */
import { mkdirSync, readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { contentStamp, keepPerBuild } from '@/lib/content/keep-per-build';
import { scratchFolder } from '../../support/scratch';

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

test('while authoring, a change of a file invalidates the results that are made of its part of the content', async () => {
  const root = scratchFolder('stamp-');
  const write = (file: string, day: number): void => {
    const target = path.join(root, 'content', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, '');
    utimesSync(target, day, day);
  };
  write('api/config.json', 1);
  write('fr/api/js/fs.yaml', 1);
  write('fr/v1/guides/api.mdx', 1);
  const isFolder = (name: string): boolean => !path.extname(name);
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isFolder))
    utimesSync(path.join(root, name), 1, 1);
  const first = contentStamp('reference', root);
  const whole = contentStamp('all', root);
  write('fr/v1/guides/api.mdx', 2);
  expect(contentStamp('all', root)).toBe(whole);
  await turn();
  expect(contentStamp('reference', root)).toBe(first);
  expect(contentStamp('all', root)).not.toBe(whole);
  write('fr/api/js/fs.yaml', 3);
  write('api/config.json', 9);
  await turn();
  const edited = contentStamp('reference', root);
  expect(edited).not.toBe(first);
  await wait(20); // the clock of a file system has steps of some milliseconds
  write('fr/api/js/fs.yaml', 2); // a copy of an older file, with its time
  await turn();
  const older = contentStamp('reference', root);
  expect(older).not.toBe(edited);
  renameSync(path.join(root, 'content/fr/api/js/fs.yaml'), path.join(root, 'content/fr/api/js/os.yaml'));
  await turn();
  expect(contentStamp('reference', root)).not.toBe(older);
});
