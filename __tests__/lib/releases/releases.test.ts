/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPackage, toReleasesPage } from '@/lib/releases/releases';
import { projectWith } from '../../support/project';
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

test.each(['title', 'releasesUrl', 'versions'])('a file without %s is a fault', (key) => {
  const root = projectWith({
    [file]: readFileSync('content/fr/releases/core.yaml', 'utf8').replace(key, 'x'),
  });
  expect(() => readPackage(file, 'tao', root)).toThrow(/ont besoin de title, releasesUrl et versions/);
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

test('a minor version has a heading, the newest dated one is open, and each says first what it changes', () => {
  const changes = { fixes: ['Un.'], features: ['Voir [`a`](https://exemple.fr/) :\n  « a » et "b".'] };
  const url = 'https://github.com/tauri-apps/tauri/releases';
  const versions = [
    { version: '1.3.0', date: null, url, changes: { breaking: [] } },
    { version: '1.2.1', date: '2023-01-02', url, changes },
    { version: '1.2.0', date: '2023-01-01', url, changes },
  ];
  const repository = 'https://github.com/tauri-apps/tauri';
  const core = { id: 'core', title: 'Core', package: 'tauri', repository, releasesUrl: url, versions };
  const { body, frontMatter } = toReleasesPage([{ ...core, npmPackage: '@tauri-apps/api' }], 'fr');
  const about = 'about="Voir a\u00A0: «\u00A0a\u00A0» et &quot;b&quot;."';
  const changed = ['**Nouveautés**', '**Corrections**'];
  expect(body.match(/^(?:Sur npm.*|#.*|<Release.*|\*\*.*)$/gm)).toEqual([
    'Sur npm, `@tauri-apps/api` porte les mêmes numéros de version.',
    '## tauri 1.3 {#core-1.3}',
    '<Release about="">',
    '### tauri 1.3.0 {#core-1.3.0}',
    '## tauri 1.2 {#core-1.2}',
    `<Release open date="2 janv. 2023" ${about}>`,
    '### tauri 1.2.1 {#core-1.2.1}',
    ...changed,
    `<Release date="1er janv. 2023" ${about}>`,
    '### tauri 1.2.0 {#core-1.2.0}',
    ...changed,
  ]);
  expect(body).toContain('2\u00A0janvier 2023 · [Publication sur GitHub]');
  expect(frontMatter.keywords).toMatchObject({ 'core-1.3': ['@tauri-apps/api 1.3'] });
  const alone = toReleasesPage([core], 'fr');
  expect([alone.body.includes('Sur npm'), alone.frontMatter.keywords]).toEqual([false, {}]);
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
