import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { parse, type HTMLElement } from 'node-html-parser';
import { test } from './support/suite';

const read = (path: string): HTMLElement => parse(readFileSync(`out${path}.html`, 'utf8'));
const pages = JSON.parse(readFileSync('out/fr/pages.json', 'utf8')) as string[];
const newestFirst = pages
  .filter((path) => /^\/fr\/blog\/\d{4}\/\d{2}\/\d{2}\/[\w-]+$/.test(path))
  .toSorted()
  .reverse();
const hrefs = (root: HTMLElement, selector: string): (string | undefined)[] =>
  root.querySelectorAll(selector).map((link) => link.getAttribute('href'));

test('thirteen posts, newest first, ten on the first page and three on the second; no tag pages', () => {
  assert.equal(newestFirst.length, 13);
  assert.ok(!pages.some((path) => path.includes('/tags')));
  const lists = ['/fr/blog', '/fr/blog/page/2'].map(read);
  assert.deepEqual(
    lists.map((root) => hrefs(root, '.post-list h2 a')),
    [newestFirst.slice(0, 10), newestFirst.slice(10)],
  );
  for (const section of lists.flatMap((root) => root.querySelectorAll('.post-list section'))) {
    const title = section.querySelector('h2')?.text ?? '';
    assert.match(
      section.querySelector('.post-meta')?.text ?? '',
      /^(?:1er|\d{1,2})\u00a0\p{L}+ \d{4} · (?:Lecture d’une minute|\d+ min de lecture)$/u,
      title,
    );
    assert.ok(section.querySelectorAll('.authors [itemprop="name"]').length > 0, title);
    assert.ok((section.querySelector('.prose')?.text ?? '').length > 100, title);
    const more = section.querySelector('.read-more');
    assert.deepEqual(
      [more?.text, more?.getAttribute('aria-label')],
      ['En savoir plus', `En savoir plus sur ${title}`],
    );
  }
  const pagingOf = (root: HTMLElement | undefined): string[][] =>
    (root?.querySelectorAll('nav[aria-label="Pages du blog"] a') ?? []).map((link) => [
      link.text.trim(),
      link.getAttribute('href') ?? '',
    ]);
  assert.deepEqual(pagingOf(lists[0]), [['Billets plus anciens', '/fr/blog/page/2']]);
  assert.deepEqual(pagingOf(lists[1]), [['Billets plus récents', '/fr/blog']]);
});

test('a post has its neighbours by date and the five newest posts beside it, and names itself to machines', () => {
  newestFirst.forEach((path, index) => {
    const root = read(path);
    const paging = root.querySelector('nav[aria-label="Billets voisins"]');
    assert.equal(paging?.querySelector('a[rel="prev"]')?.getAttribute('href'), newestFirst[index - 1], path);
    assert.equal(paging?.querySelector('a[rel="next"]')?.getAttribute('href'), newestFirst[index + 1], path);
    const recent = root.querySelector('nav[aria-label="Billets récents du blog"]');
    assert.deepEqual(recent && hrefs(recent, 'a'), [...newestFirst.slice(0, 5), '/fr/blog/archive']);
    assert.equal(root.querySelectorAll('.doc-footer a[href*="/edit/"]').length, 0, path);
    const meta = (name: string): string | undefined =>
      root.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    assert.equal(meta('og:type'), 'article', path);
    assert.equal(meta('article:published_time')?.slice(0, 10).replaceAll('-', '/'), path.slice(9, 19), path);
    assert.ok(meta('article:author'), path);
    const post = root.querySelector('[itemtype="https://schema.org/BlogPosting"]');
    for (const name of ['headline', 'datePublished', 'author'])
      assert.ok(post?.querySelector(`[itemprop=${name}]`), `${path}: ${name}`);
  });
  const words = read(newestFirst[3] ?? '').querySelector('.prev-next')?.text ?? '';
  assert.match(words, /Billet plus récent.*Billet plus ancien/s);
});

test('the archive has the years, newest first, each with “date - title”', () => {
  const root = read('/fr/blog/archive');
  assert.deepEqual(
    root.querySelectorAll('article section > h2').map((year) => year.text),
    ['2023', '2022'],
  );
  assert.deepEqual(hrefs(root, 'article section li a'), newestFirst);
  for (const link of root.querySelectorAll('article section li a'))
    assert.match(link.text, /^(?:1er|\d{1,2})\u00a0\p{L}+ \d{4} - \S/u);
});

test('on wide paper, posts take the place of the drawings, which are left out', async ({ open, url }) => {
  const { page } = await open('/fr/blog');
  await page.emulateMedia({ media: 'print' });
  const widthOf = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.clientWidth);
  expect(await widthOf('.post-list .prose')).toBe(await widthOf('.post-list'));
  await page.goto(url(newestFirst[0] as string));
  expect(await widthOf('.post-head > div')).toBe(await widthOf('.post-head'));
});
