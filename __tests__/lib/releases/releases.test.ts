/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPackage, toReleasesPage } from '@/lib/releases/releases';
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
  ['  - { version: "1.0.0", date: null }', /« 1\.0\.0 » figure deux fois/],
  ['  - { version: "1.0.1", date: 2024 }', /« 1\.0\.1 » n’a pas de date/],
  ['  - { version: "1.0.1", date: "2024-13-01" }', /« 1\.0\.1 » n’a pas de date/],
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

test.each([
  ['  - { version: "1.0.1",\n      dat: null }', 6, 'Clé inconnue « dat »', 'Vouliez-vous dire date ?'],
  [
    '  - version: "1.0.1"\n    changes:\n      fixe: []',
    7,
    'Clé inconnue « fixe »',
    'Vouliez-vous dire fixes ?',
  ],
  ['depot: https://example.org/', 5, 'Clé inconnue « depot »', 'Clés : title, package, npmPackage,'],
])('a key that nothing reads in %j is named', (entry, line, problem, fix) => {
  expect(() => readVersions(sound, entry)).toThrow(
    expect.objectContaining({ file, line, problem, fix: expect.stringContaining(fix) }),
  );
});

test('a fault in the text of a change names its file', () => {
  const core = readPackage('content/fr/releases/core.yaml', 'core');
  const api = readPackage('content/fr/releases/api.yaml', 'api');
  const source = toReleasesPage([core, api], 'fr');
  const [change = ''] = api.versions[0]?.changes.features ?? [];
  const line = source.body.split('\n').indexOf(`- ${change}`) + 1;
  expect(source.locate?.(line)).toEqual({ file: 'content/fr/releases/api.yaml', line: 13 });
  expect(source.locate?.(1)).toBeUndefined();
});

const released = (number: string, url: string) => ({
  version: number,
  date: '2024-10-14',
  url,
  changes: { fixes: ['Une fenêtre se ferme.'] },
});

test('names the site to which the link of a version leads', () => {
  const page = toReleasesPage(
    [
      {
        id: 'core',
        title: 'Core',
        package: 'tauri',
        repository: 'https://github.com/tauri-apps/tauri',
        releasesUrl: 'https://github.com/tauri-apps/tauri/releases',
        versions: [
          released('1.8.3', 'https://crates.io/crates/tauri/1.8.3'),
          released('1.8.1', 'https://github.com/tauri-apps/tauri/releases/tag/tauri-v1.8.1'),
        ],
      },
    ],
    'fr',
  );
  expect(page.body).toContain('[Publication sur crates.io](https://crates.io/crates/tauri/1.8.3)');
  expect(page.body).toContain('[Publication sur GitHub](https://github.com/tauri-apps/tauri/releases/tag/');
});
