/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkDataFiles } from '@/lib/check/data-files';
import { checkHomeLinks } from '@/lib/check/home';
import { checkHref } from '@/lib/check/link-checker';
import { buildFaults } from '../../../scripts/check/render-pages';
import { emptyFolder, routes } from '../../support/check';

function folderWith(file: string, text: string): string {
  const root = emptyFolder();
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  return root;
}

test.each([
  ['{', 1],
  ['', 1],
  ['{\n  "a": 1,\n}', 3],
  ['{\n  "a" 1\n}', 2],
  ["{\n  'a': 1\n}", 2],
  ['{\n  "a": 1\n  "b": 2\n}', 3],
  ['[1,\n2', 2],
  ['{}\n{}', 2],
  ['<<<<<<< HEAD\n{}', 1],
  ['{ "a": undefined }', 1],
  ['{ "a": "\u0001" }', 1],
])('JSON data that is %j is a fault on line %d', (text, line) => {
  for (const file of ['content/authors.json', 'content/api/cli.json'])
    expect(checkDataFiles(folderWith(file, text)).map((fault) => `${fault.file}:${fault.line}`)).toEqual([
      `${file}:${line}`,
    ]);
});

test('sound data has no fault, nor has a project without data', () => {
  expect(checkDataFiles(folderWith('content/authors.json', '{}'))).toEqual([]);
  expect(checkDataFiles(emptyFolder())).toEqual([]);
});

test('the links of the home page are checked where they stand', () => {
  const root = folderWith(
    'content/fr/home.yaml',
    'title: Accueil\nways:\n  - { text: Questions, route: /v1/guides/fak }\n  - { text: Questions, route: /v1/guides/faq }\nhref: http://exemple.fr\n',
  );
  const faults = checkHomeLinks({ root, locale: 'fr', pages: [], routes });
  expect(faults.map(({ rule, line, column }) => [rule, line, column])).toEqual([
    ['dead-link', 3, 31],
    ['insecure-link', 5, 7],
  ]);
});

test.each(['', '- x', 'a: [1\n', 'route: [\n', '\u0000', 'route: &a *a'])(
  'a home page that is %j gives no exception',
  (text) =>
    expect(() =>
      checkHomeLinks({ root: folderWith('content/fr/home.yaml', text), locale: 'fr', pages: [], routes }),
    ).not.toThrow(),
);

test('readers that tell several faults at once have each with its place', () => {
  const error = new Error(
    '2 faults in content/fr/api/a.yaml\ncontent/fr/api/a.yaml:3: x: is a number\n  → quote it\ncontent/fr/api/a.yaml:9: y: is a list\n  → write a text',
  );
  expect(buildFaults(error).map(({ file, line, values }) => [file, line, values['problem.en']])).toEqual([
    ['content/fr/api/a.yaml', 3, 'X: is a number'],
    ['content/fr/api/a.yaml', 9, 'Y: is a list'],
  ]);
});

test('where the words of the reference cannot be read, links into it are not told one by one', () => {
  const content = { root: emptyFolder(), locale: 'fr' as const, pages: [], routes };
  expect(checkHref('/v1/api/config', '/', { ...content, unread: '/v1/api' })).toBeUndefined();
  expect(checkHref('/v1/apis', '/', { ...content, unread: '/v1/api' })?.rule).toBe('dead-link');
  expect(checkHref('/v1/api/config', '/', content)?.rule).toBe('dead-link');
});
