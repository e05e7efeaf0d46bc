/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPackage } from '@/lib/releases/releases';
import { scratchFolder } from '../../support/scratch';

const file = 'content/fr/releases/tao.yaml';

function readVersions(...versions: string[]) {
  const root = scratchFolder('releases-');
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  const head = ['title: TAO', 'releasesUrl: https://example.org/', 'versions:'];
  writeFileSync(path.join(root, file), [...head, ...versions].join('\n'));
  return readPackage(file, 'tao', root);
}

const sound = '  - { version: "1.0.0", date: null, url: "https://example.org/", changes: { fixes: [un] } }';

test('the versions of a file are read', () => {
  expect(readVersions(sound).versions).toMatchObject([{ version: '1.0.0', changes: { fixes: ['un'] } }]);
});

test.each([
  ['  -', /Une version n’a pas de numéro/],
  ['  - 3', /Une version n’a pas de numéro/],
  ['  - { version: 1.0, date: null }', /Une version n’a pas de numéro/],
  ['  - { version: "1.0.1", date: 2024 }', /« 1\.0\.1 » n’a pas de date/],
  ['  - { version: "1.0.1", date: null, changes: {} }', /« 1\.0\.1 » n’a pas d’adresse/],
  ['  - { version: "1.0.1", date: null, url: "https://example.org/" }', /Les changements de la version/],
  [
    '  - { version: "1.0.1", date: null, url: "https://example.org/", changes: { fixes: [~] } }',
    /Les changements de la version/,
  ],
])('an entry %j is a fault on its line', (entry, problem) => {
  expect(() => readVersions(sound, entry)).toThrow(
    expect.objectContaining({ file, line: 5, problem: expect.stringMatching(problem) }),
  );
});
