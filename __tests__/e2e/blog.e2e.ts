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
  expect(newestFirst.length).toBe(13);
  expect(pages.some((path) => path.includes('/tags'))).toBeFalsy();
  const lists = ['/fr/blog', '/fr/blog/page/2'].map(read);
  expect(lists.map((root) => hrefs(root, '.post-list h2 a'))).toEqual([
    newestFirst.slice(0, 10),
    newestFirst.slice(10),
  ]);
  for (const section of lists.flatMap((root) => root.querySelectorAll('.post-list section'))) {
    const title = section.querySelector('h2')?.text ?? '';
    expect(section.querySelector('.post-meta')?.text ?? '', title).toMatch(
      /^(?:1er|\d{1,2})\u00a0\p{L}+ \d{4} · (?:Lecture d’une minute|\d+ min de lecture)$/u,
    );
    expect(section.querySelectorAll('.authors [itemprop="name"]').length, title).toBeGreaterThan(0);
    expect((section.querySelector('.prose')?.text ?? '').length, title).toBeGreaterThan(100);
    const more = section.querySelector('.read-more');
    expect([more?.text, more?.getAttribute('aria-label')]).toEqual([
      'En savoir plus',
      `En savoir plus sur ${title}`,
    ]);
  }
  const pagingOf = (root: HTMLElement | undefined): string[][] =>
    (root?.querySelectorAll('nav[aria-label="Pages du blog"] a') ?? []).map((link) => [
      link.text.trim(),
      link.getAttribute('href') ?? '',
    ]);
  expect(pagingOf(lists[0])).toEqual([['Billets plus anciens', '/fr/blog/page/2']]);
  expect(pagingOf(lists[1])).toEqual([['Billets plus récents', '/fr/blog']]);
});

test('a post has its neighbours by date and the five newest posts beside it, and names itself to machines', () => {
  newestFirst.forEach((path, index) => {
    const root = read(path);
    const paging = root.querySelector('nav[aria-label="Billets voisins"]');
    expect(paging?.querySelector('a[rel="prev"]')?.getAttribute('href'), path).toBe(newestFirst[index - 1]);
    expect(paging?.querySelector('a[rel="next"]')?.getAttribute('href'), path).toBe(newestFirst[index + 1]);
    const recent = root.querySelector('nav[aria-label="Billets récents du blog"]');
    expect(recent && hrefs(recent, 'a')).toEqual([...newestFirst.slice(0, 5), '/fr/blog/archive']);
    expect(root.querySelectorAll('.doc-footer a[href*="/edit/"]').length, path).toBe(0);
    const meta = (name: string): string | undefined =>
      root.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    expect(meta('og:type'), path).toBe('article');
    expect(meta('article:published_time')?.slice(0, 10).replaceAll('-', '/'), path).toBe(path.slice(9, 19));
    expect(meta('article:author'), path).toBeTruthy();
    const post = root.querySelector('[itemtype="https://schema.org/BlogPosting"]');
    for (const name of ['headline', 'datePublished', 'author'])
      expect(post?.querySelector(`[itemprop=${name}]`), `${path}: ${name}`).toBeTruthy();
  });
  const words = read(newestFirst[3] ?? '').querySelector('.prev-next')?.text ?? '';
  expect(words).toMatch(/Billet plus récent.*Billet plus ancien/s);
});

test('the archive has the years, newest first, each with “date - title”', () => {
  const root = read('/fr/blog/archive');
  expect(root.querySelectorAll('article section > h2').map((year) => year.text)).toEqual(['2023', '2022']);
  expect(hrefs(root, 'article section li a')).toEqual(newestFirst);
  for (const link of root.querySelectorAll('article section li a'))
    expect(link.text).toMatch(/^(?:1er|\d{1,2})\u00a0\p{L}+ \d{4} - \S/u);
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

test('dates and titles of the archive stay apart, in wide fonts too', async ({ open }) => {
  const { page } = await open('/fr/blog/archive');
  for (const letterSpacing of ['normal', '0.035em']) {
    const gaps = await page.locator('.archive a').evaluateAll((links, value) => {
      document.documentElement.style.letterSpacing = value;
      const edgesOf = (node: Node): DOMRect => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
      };
      return links.map(({ firstChild, lastChild }) =>
        firstChild && lastChild ? edgesOf(lastChild).left - edgesOf(firstChild).right : 0,
      );
    }, letterSpacing);
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps), `px, letters ${letterSpacing}`).toBeGreaterThanOrEqual(8);
  }
});
