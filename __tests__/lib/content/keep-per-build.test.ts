/** @jest-environment node */
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

test('while authoring, a change of a file invalidates the results that are made of its part of the content', () => {
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
  const first = contentStamp('reference', 1000, root);
  const whole = contentStamp('all', 1000, root);
  write('fr/v1/guides/api.mdx', 2);
  expect(contentStamp('reference', 2000, root)).toBe(first);
  expect(contentStamp('all', 2000, root)).not.toBe(whole);
  write('fr/api/js/fs.yaml', 3);
  expect(contentStamp('reference', 3000, root)).not.toBe(first);
});
