import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import type { Page } from '@playwright/test';
import { socialPictureSize } from '../../lib/docs/metadata';
import { site } from '../../lib/site/config';
import { test, until } from './support/suite';

const command = '/fr/v1/guides/features/command';
const pages = new Map<string, HTMLElement>();

test.beforeAll(() => {
  for (const path of JSON.parse(readFileSync('out/fr/pages.json', 'utf8')) as string[])
    pages.set(path, parse(readFileSync(`out${path}.html`, 'utf8')));
});

/** `https://v1.tauri.app/fr/v1/guides` → `/fr/v1/guides`; other origins stay whole. */
const pathOf = (address: string): string =>
  address.startsWith(`${site.origin}/`)
    ? new URL(address).pathname.replace(/(?<=.)\/$/, '')
    : `not ours: ${address}`;
const attribute = (root: HTMLElement, selector: string, name = 'content'): string =>
  root.querySelector(selector)?.getAttribute(name) ?? '';
/** Pages for which `faultOf` has words. */
const faults = (faultOf: (root: HTMLElement, path: string) => string | undefined): string[] =>
  [...pages].flatMap(([path, root]) => {
    const fault = faultOf(root, path);
    return fault ? [`${path}: ${fault}`] : [];
  });

test.describe('files for other programs', () => {
  test('feeds and sitemap are well-formed, complete and lead to pages', async ({ open }) => {
    const { page } = await open('/fr/');
    const posts = [...pages.keys()].filter((path) => /^\/fr\/blog\/\d{4}\//.test(path)).sort();
    for (const [name, count] of [
      ['blog', posts.length],
      ['v1', undefined],
    ] as const) {
      const rss = await readXml(page, `/fr/${name}/rss.xml`, {
        type: 'rss[version="2.0"] > channel > title',
        links: 'item > link',
        ids: 'item > guid',
        dates: 'item > pubDate',
      });
      const atom = await readXml(page, `/fr/${name}/atom.xml`, {
        type: 'feed > title',
        links: 'entry > link',
        ids: 'entry > id',
        dates: 'entry > updated, feed > updated',
      });
      const json = JSON.parse(readFileSync(`out/fr/${name}/feed.json`, 'utf8')) as {
        version: string;
        items: { url: string; content_html?: string }[];
      };
      assert.match(json.version, /^https:\/\/jsonfeed\.org\/version\/1/);
      for (const links of [rss.links, atom.links, json.items.map((item) => item.url)]) {
        if (count !== undefined) assert.deepEqual(links.map(pathOf).sort(), posts);
        assert.deepEqual(
          links.filter((link) => !pages.has(pathOf(link))),
          [],
        );
      }
      for (const feed of [rss, atom]) {
        assert.equal(feed.type.length, 1);
        assert.equal(new Set(feed.ids).size, feed.links.length);
        assert.ok(feed.dates.length >= feed.links.length);
        for (const date of feed.dates) assert.ok(!Number.isNaN(Date.parse(date)), date);
      }
      // What a reader of feeds shows has no address that only works here.
      for (const { content_html: text = '' } of json.items)
        assert.doesNotMatch(text, /\s(?:href|src)="[/#]|<script|<button/);
    }

    const sitemap = await readXml(page, '/fr/sitemap.xml', {
      type: 'urlset',
      links: 'url > loc',
      dates: 'url > lastmod',
    });
    assert.deepEqual(sitemap.links.map(pathOf).sort(), [...pages.keys()].sort());
    const today = new Date().toISOString().slice(0, 10);
    for (const day of sitemap.dates) {
      assert.match(day, /^\d{4}-\d\d-\d\d$/);
      assert.ok(day <= today, day);
    }
    // Without a history (an archive of the source) no date is known; with one every page has its own.
    if (existsSync('.git')) assert.ok(sitemap.dates.length > 80, `${sitemap.dates.length} dates`);
    assert.match(
      readFileSync('out/robots.txt', 'utf8'),
      new RegExp(`^Sitemap: ${site.origin}/fr/sitemap.xml$`, 'm'),
    );
  });

  test('the search of the browser leads to an answer', async ({ open, url }) => {
    const { page } = await open('/fr/');
    const description = await page.getAttribute('link[rel="search"]', 'href');
    const template = await page.evaluate(async (address) => {
      const text = await (await fetch(address)).text();
      return new DOMParser().parseFromString(text, 'text/xml').querySelector('Url')?.getAttribute('template');
    }, description ?? '');
    const target = new URL((template ?? '').replace('{searchTerms}', 'invoke'));
    await page.goto(url(target.pathname + target.search));
    await page.locator('dialog[open] [role="combobox"]').waitFor();
    assert.equal(await page.inputValue('dialog[open] [role="combobox"]'), 'invoke');
    await page.locator('dialog[open] a[href*="/v1/"]').first().waitFor();
  });

  test('every page of text has a Markdown copy, which llms.txt lists', () => {
    const listed = [...readFileSync('out/llms.txt', 'utf8').matchAll(/\]\((\S+)\.md\): \S/g)].map((match) =>
      pathOf(match[1] ?? ''),
    );
    const linked = [...pages].filter(([, root]) => root.querySelector('a[data-markdown]'));
    const pagesListed = new Set(listed.map((path) => path.replace(/\/part-\d+$/, '')));
    assert.deepEqual([...pagesListed].sort(), linked.map(([path]) => path).sort());
    assert.ok(listed.length > 90);
    const faulty = faults((root, path) => {
      if (!root.querySelector('a[data-markdown]')) return undefined;
      const text = readFileSync(`out${path}.md`, 'utf8');
      const prose = text.replace(/^( *)(```+)[\s\S]*?^\1\2$/gm, '').replace(/`[^`\n]+`/g, '');
      const blocks = root.querySelectorAll('article .code pre').length;
      const fences = (text.match(/^[ >-]*```+\w/gm) ?? []).length;
      if (
        root.querySelector('link[type="text/markdown"]')?.getAttribute('href') !== `${site.origin}${path}.md`
      )
        return 'no link to the copy';
      if (!text.startsWith(`# ${root.querySelector('h1')?.text.trim() ?? ''}\n`)) return 'another title';
      if (fences < blocks) return `${fences} blocks of code instead of ${blocks}`;
      return /<\/?(?:div|span|p|a|button|svg|aside)\b/.exec(prose)?.[0];
    });
    assert.deepEqual(faulty, []);
  });
});

test.describe('the head of every page', () => {
  test('names a social picture of the right size, and where it stands', () => {
    const faulty = faults((root) => {
      const picture = `out${pathOf(attribute(root, 'meta[property="og:image"]'))}`;
      if (!existsSync(picture)) return `no ${picture}`;
      const bytes = readFileSync(picture);
      const size = `${bytes.readUInt32BE(16)}×${bytes.readUInt32BE(20)}`;
      const named = `${attribute(root, 'meta[property="og:image:width"]')}×${attribute(root, 'meta[property="og:image:height"]')}`;
      if (bytes.toString('latin1', 1, 4) !== 'PNG') return 'not a PNG';
      return size === named && size === `${socialPictureSize.width}×${socialPictureSize.height}`
        ? undefined
        : `${size}, named ${named}`;
    });
    assert.deepEqual(faulty, []);
  });

  test('names a picture that browsers show, with the title on it', async ({ open }) => {
    const { page } = await open(command);
    const address = pathOf(attribute(pages.get(command) as HTMLElement, 'meta[property="og:image"]'));
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
    }, address);
    assert.ok(white > 1000, `${white} pixels of the title`);
    assert.deepEqual(corners, ['255,177,131,255', '15,15,15,255']);
  });

  test('has structured data that names the page and its kind, and breadcrumbs that lead to pages', () => {
    const faulty = faults((root, path) => {
      if (!path.startsWith('/fr/v1/')) return undefined;
      const data = JSON.parse(root.querySelector('script[type="application/ld+json"]')?.text ?? '{}') as {
        '@type'?: string;
        url?: string;
      };
      if (data['@type'] !== 'TechArticle' || data.url !== `${site.origin}${path}`)
        return `${data['@type']} with the address ${data.url}`;
      const trail = root.querySelectorAll('[itemprop=item]').map((link) => link.attributes.href ?? '');
      return trail.find((href) => !pages.has(href));
    });
    assert.deepEqual(faulty, []);
  });

  test('has an edit link to a file of the repository, and a fault report with page and version', () => {
    const faulty = faults((root, path) => {
      const edit = root
        .querySelectorAll('a[href*="/edit/"]')
        .map((link) => /\/edit\/[^/]+\/(.*)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? '');
      const lost = edit.find((file) => !existsSync(decodeURIComponent(file)));
      if (lost !== undefined) return `edits ${lost}`;
      if (!root.querySelector('a[data-markdown]')) return undefined;
      const report = root.querySelector('a[href*="/issues/new?"]')?.getAttribute('href') ?? '';
      const body = new URL(report.replace(/&amp;/g, '&')).searchParams.get('body') ?? '';
      return body.includes(`${site.origin}${path}`) && /\bv1\b/.test(body) ? undefined : `reports ${body}`;
    });
    assert.deepEqual(faulty, []);
  });
});

test.describe('tools at the end of a page', () => {
  test('"copy as Markdown" fills the clipboard, and says when it cannot', async ({ open }) => {
    const { page } = await open(command, {
      expected: /ERR_FAILED/,
    });
    const button = page.locator('.copy-markdown');
    await page.route('**/*.md', (route) => route.abort());
    await button.click();
    await page.getByRole('button', { name: 'La copie a échoué' }).waitFor();
    await page.unroute('**/*.md');
    await button.click();
    await page.getByRole('button', { name: 'Page copiée en Markdown' }).waitFor();
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      readFileSync(`out${command}.md`, 'utf8'),
    );
  });

  test('a whole section prints as one document, and the page is then as it was', async ({ open }) => {
    const { page } = await open('/fr/v1/guides/building', {
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          window.print = () => {
            const printed = [...document.querySelectorAll('main article h1')].map(
              (title) => title.textContent,
            );
            document.documentElement.dataset.printed = JSON.stringify(printed);
          };
        }),
    });
    const before = await page.locator('main > article h1').allTextContents();
    const wanted = [...pages]
      .filter(([path]) => path.startsWith('/fr/v1/guides/building'))
      .map(([, root]) => root.querySelector('h1')?.text.replace(/&nbsp;/g, '\u00A0') ?? '');
    await page.locator('.print-section').click();
    const printed = JSON.parse(
      (await until(
        page,
        () => document.documentElement.dataset.printed,
        (value) => value !== undefined,
      )) ?? '[]',
    ) as string[];
    assert.deepEqual([...printed].sort(), wanted.sort());
    assert.equal(printed[0], before[0]);
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.locator('.navbar').isVisible(), false);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    assert.deepEqual(await page.locator('main > article h1').allTextContents(), before);
  });
});

/** Texts (or addresses) of the elements of an XML file of the site, which the browser must be able to read. */
async function readXml<Name extends string>(
  page: Page,
  file: string,
  selectors: Record<Name, string>,
): Promise<Record<Name, string[]>> {
  return page.evaluate(
    async ([address, wanted]) => {
      const response = await fetch(address);
      const document = new DOMParser().parseFromString(await response.text(), 'text/xml');
      const error = document.querySelector('parsererror');
      if (!response.ok || error)
        throw new Error(`${address}: ${response.status} ${error?.textContent ?? ''}`);
      return Object.fromEntries(
        Object.entries(wanted as Record<string, string>).map(([name, selector]) => [
          name,
          [...document.querySelectorAll(selector)].map(
            (element) => element.getAttribute('href') ?? element.textContent,
          ),
        ]),
      ) as Record<Name, string[]>;
    },
    [file, selectors] as const,
  );
}
