import { existsSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { site } from '../../lib/site/config';
import { pathOf, readPages, type ExportedPage } from './support/exported-pages';
import { clipboardText, test } from './support/suite';

const command = '/fr/v1/guides/features/command';
let pages: ReadonlyMap<string, ExportedPage>;

test.beforeAll(() => {
  pages = readPages('out', ['fr']);
});

test('feeds and sitemap are well-formed, complete and lead to pages', async ({ open }) => {
  const { page } = await open('/fr/');
  /** Addresses and dates in an XML file, as the browser reads it. */
  const readXml = async (file: string, links: string, dates: string): Promise<[string[], string[]]> =>
    page.evaluate(
      async ([address, ...selectors]) => {
        const text = await (await fetch(address)).text();
        const document = new DOMParser().parseFromString(text, 'text/xml');
        const error = document.querySelector('parsererror');
        if (error) throw new Error(`${address}: ${error.textContent}`);
        return selectors.map((selector) =>
          [...document.querySelectorAll(selector)].map(
            (element) => element.getAttribute('href') ?? element.textContent,
          ),
        ) as [string[], string[]];
      },
      [file, links, dates] as const,
    );
  const posts = [...pages.keys()].filter((path) => /^\/fr\/blog\/\d{4}\//.test(path)).sort();
  for (const name of ['blog', 'v1']) {
    const json = JSON.parse(readFileSync(`out/fr/${name}/feed.json`, 'utf8')) as {
      version: string;
      home_page_url: string;
      items: { id: string; url: string; content_html?: string }[];
    };
    expect(json.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    expect(new Set(json.items.map(({ id }) => id)).size).toBe(json.items.length);
    expect(pages.has(pathOf(json.home_page_url)), json.home_page_url).toBeTruthy();
    const [rss, rssDates] = await readXml(`/fr/${name}/rss.xml`, 'rss item > link', 'pubDate');
    const [atom, atomDates] = await readXml(`/fr/${name}/atom.xml`, 'feed > entry > link', 'updated');
    for (const links of [rss, atom, json.items.map((item) => item.url)]) {
      if (name === 'blog') expect(links.map(pathOf).sort()).toEqual(posts);
      for (const link of links) expect(pages.has(pathOf(link)), link).toBeTruthy();
    }
    expect(rssDates.length >= rss.length && atomDates.length >= atom.length).toBeTruthy();
    for (const date of [...rssDates, ...atomDates]) expect(Number.isNaN(Date.parse(date)), date).toBeFalsy();
    // Feed readers can open every address, and get no scripts.
    for (const { content_html: text = '' } of json.items)
      expect(text).not.toMatch(/\s(?:href|src)="[/#]|<script|<button/);
  }
  const [urls, days] = await readXml('/fr/sitemap.xml', 'urlset > url > loc', 'lastmod');
  expect(urls.map(pathOf).sort()).toEqual([...pages.keys()].sort());
  const today = new Date().toISOString().slice(0, 10);
  for (const day of days) expect(/^\d{4}-\d\d-\d\d$/.test(day) && day <= today, day).toBeTruthy();
  // Without a history (an archive of the source) no date is known.
  if (existsSync('.git')) expect(days.length, `${days.length} dates`).toBeGreaterThan(80);
  const robots = readFileSync('out/robots.txt', 'utf8');
  expect(robots).toMatch(new RegExp(`^Sitemap: ${site.origin}/fr/sitemap.xml$`, 'm'));
});

test('the search of the browser leads to an answer', async ({ open, url }) => {
  const { page } = await open('/fr/');
  expect(await page.getAttribute('link[rel="search"]', 'href')).toBe('/fr/opensearch.xml');
  const [, template = ''] = /template="([^"]*)"/.exec(readFileSync('out/fr/opensearch.xml', 'utf8')) ?? [];
  const target = new URL(template.replace('{searchTerms}', 'invoke'));
  await page.goto(url(target.pathname + target.search));
  await page.locator('dialog[open] a[href*="/v1/"]').first().waitFor();
  expect(await page.inputValue('dialog[open] [role="combobox"]')).toBe('invoke');
});

test('every page of text has a Markdown file, which llms.txt lists', () => {
  const listed = [...readFileSync('out/llms.txt', 'utf8').matchAll(/\]\((\S+)\.md\): \S/g)].map(
    ([, address = '']) => pathOf(address).replace(/\/part-\d+$/, ''),
  );
  const copied = [...pages.values()].filter(({ root }) => root.querySelector('a[type="text/markdown"]'));
  expect([...new Set(listed)].sort()).toEqual(copied.map(({ path }) => path).sort());
  const faults = copied.map(({ path, root }) => {
    const text = readFileSync(`out${path}.md`, 'utf8');
    const prose = text.replace(/^( *)(```+)[\s\S]*?^\1\2$/gm, '').replace(/`[^`\n]+`/g, '');
    const blocks = root.querySelectorAll('article .code pre').length;
    const fences = (text.match(/^[ >-]*```+\w/gm) ?? []).length;
    const link = root.querySelector('link[type="text/markdown"]')?.getAttribute('href');
    if (link !== `${site.origin}${path}.md`) return `${path}: no link to the copy`;
    if (!text.startsWith(`# ${root.querySelector('h1')?.text.trim() ?? ''}\n`)) return `${path}: other title`;
    if (fences < blocks) return `${path}: ${fences} blocks of code instead of ${blocks}`;
    return /<\/?(?:div|span|p|a|button|svg|aside)\b/.exec(prose)?.[0];
  });
  expect(faults.filter(Boolean)).toEqual([]);
});

test('a social picture is one that browsers show, with the title on it', async ({ open }) => {
  const { page } = await open(command);
  const address = pages
    .get(command)
    ?.root.querySelector('meta[property="og:image"]')
    ?.getAttribute('content');
  const { corners, white } = await page.evaluate(async (src) => {
    const bitmap = await createImageBitmap(await (await fetch(src)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const read = (x: number, y: number, width: number, height: number): number[] => [
      ...(canvas?.getImageData(x, y, width, height).data ?? []),
    ];
    return {
      corners: [0, 600].map((x) => read(x, bitmap.height - 1, 1, 1).join()),
      white: read(0, 150, bitmap.width, 350).filter((part, at) => at % 4 === 0 && part === 0xf5).length,
    };
  }, pathOf(address));
  expect(white, `${white} pixels of the title`).toBeGreaterThan(1000);
  expect(corners).toEqual(['255,177,131,255', '15,15,15,255']);
});

test('"copy as Markdown" fills the clipboard, and says when it cannot', async ({ open }) => {
  const { page } = await open(command, { expected: /ERR_FAILED/ });
  const footer = page.locator('.doc-footer');
  await page.route('**/*.md', (route) => route.abort());
  await footer.getByRole('button', { name: 'Copier en Markdown' }).click();
  const failed = footer.getByRole('button', { name: 'La copie a échoué' });
  await failed.waitFor();
  await page.unroute('**/*.md');
  await failed.click();
  await footer.getByRole('button', { name: 'Page copiée en Markdown' }).waitFor();
  const copied = await clipboardText(page);
  expect(copied).toBe(readFileSync(`out${command}.md`, 'utf8'));
});

test('a whole section prints as one document, and the page stays as it is', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features', {
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        // Also in the frame that is printed.
        window.print = () => {
          const texts = (selector: string) =>
            [...document.querySelectorAll(selector)].map((element) => element.textContent);
          const printed = {
            titles: texts('body > article h1'),
            rest: texts('body > :not(article), .doc-footer'),
            pictures: document.images.length,
            missing: [...document.images].filter(({ complete, naturalWidth }) => !complete || !naturalWidth)
              .length,
          };
          parent.document.documentElement.dataset.printed = JSON.stringify(printed);
        };
      }),
  });
  const titles = page.locator('main > article h1');
  const before = await titles.allTextContents();
  const wanted = [...pages]
    .filter(([path]) => path.startsWith('/fr/v1/guides/features'))
    .map(([, { root }]) => root.querySelector('h1')?.text.replace(/&nbsp;/g, '\u00A0') ?? '');
  await page.getByRole('button', { name: 'Imprimer toute la section' }).click();
  const read = await page.waitForFunction(() => document.documentElement.dataset.printed);
  const printed = JSON.parse((await read.jsonValue()) ?? '{}') as {
    titles: string[];
    rest: string[];
    pictures: number;
    missing: number;
  };
  expect([...printed.titles].sort()).toEqual(wanted.sort());
  expect(printed.titles[0]).toBe(before[0]);
  expect(printed.rest).toEqual([]);
  expect([printed.pictures > 40, printed.missing]).toEqual([true, 0]);
  expect(await titles.allTextContents()).toEqual(before);
});
