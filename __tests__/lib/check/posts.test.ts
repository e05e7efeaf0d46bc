/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkPosts, isDay } from '@/lib/check/posts';
import type { CheckedPage } from '@/lib/check/types';
import { routeOfFile } from '@/lib/content/files';
import { emptyFolder } from '../../support/check';

const root = emptyFolder();
mkdirSync(path.join(root, 'content/fr/blog'), { recursive: true });
writeFileSync(path.join(root, 'content/authors.json'), '{ "lucas-nogueira": {} }');

function post(name: string, authors: unknown = ['lucas-nogueira']): CheckedPage {
  const file = `content/fr/blog/${name}.mdx`;
  writeFileSync(path.join(root, file), '---\ntitle: Un billet\nauthors: []\n---\n');
  const frontMatter = { title: 'Un billet', description: '', toc: false as const, draft: false, authors };
  return {
    kind: 'page',
    source: {
      route: routeOfFile(file),
      locale: 'fr',
      file,
      frontMatter,
      body: '',
      bodyLine: 5,
    } as CheckedPage['source'],
  };
}

const check = (page: CheckedPage) => checkPosts({ pages: [page], root });

test.each([
  '2026-13-01-mois',
  '2026-02-30-jour',
  '0000-00-00-zero',
  'sans-date',
  '2026-1-5-court',
  '2026-01-31',
])('a post named %s has no day', (name) =>
  expect(check(post(name)).map(({ rule, line }) => [rule, line])).toEqual([['post-day', 1]]),
);

test('a sound post has no fault', () => expect(check(post('2024-02-29-jour-bissextile'))).toEqual([]));

test('an unknown author is told on the line of the key, with the nearest name', () => {
  expect(check(post('2026-01-31-billet', ['lucas-noguera', 'lucas-nogueira', 'personne']))).toEqual([
    expect.objectContaining({
      rule: 'unknown-author',
      line: 3,
      values: expect.objectContaining({ 'hint.fr': 'Vouliez-vous dire lucas-nogueira ?' }),
    }),
    expect.objectContaining({
      rule: 'unknown-author',
      line: 3,
      values: expect.objectContaining({ 'hint.en': 'Add the author to content/authors.json.' }),
    }),
  ]);
});

test.each([[undefined], ['lucas'], [[12]]])('authors that are %j are left to the front matter', (authors) =>
  expect(check(post('2026-01-31-billet', authors))).toEqual([]),
);

test('isDay knows the calendar', () => {
  expect(['2024-02-29', '2026-12-31'].every(isDay)).toBe(true);
  expect(['2023-02-29', '2026-00-10', 'demain', ''].some(isDay)).toBe(false);
});
