import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { parse, type HTMLElement as ParsedElement } from 'node-html-parser';
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { locales, type Locale } from '../../lib/site/config';
import { launchBrowser, openPage, visit, type Visit } from './support/browser';
import { buildLocales, builtLocales, localeExport, reportTo } from './support/locale-export';
import { openSearch, searchFor } from './support/search';
import { serveSite, type Site } from './support/site';
import { address, test } from './support/suite';

type Report = { kind: string; page: string; query?: string; headers: Record<string, string> };
type ExportedPage = { locale: Locale; path: string; route: string; root: ParsedElement; ids: Set<string> };

const pages = new Map<string, ExportedPage>();
const translated = '/v1/guides/getting-started/prerequisites';
const onlyFrench = '/v1/guides/features/menu';

test.beforeAll(async () => {
  await buildLocales();
  for (const locale of builtLocales) {
    for (const path of JSON.parse(readFileSync(`${localeExport}/${locale}/pages.json`, 'utf8')) as string[]) {
      const root = parse(readFileSync(`${localeExport}${path}.html`, 'utf8'));
      const ids = new Set(root.querySelectorAll('[id]').map(({ id }) => id));
      pages.set(path, { locale, path, route: path.slice(locale.length + 1) || '/', root, ids });
    }
  }
});

/** Those of pictures are left out: drawings with French words are in French texts only. */
const idsOfText = (root: ParsedElement | undefined): string[] =>
  root?.querySelectorAll('main [id]:not(figure *)').map(({ id }) => id) ?? [];

/** What is wrong with each page, all at once. */
function faults(check: (page: ExportedPage) => string[]): string[] {
  return [...pages.values()].flatMap((page) => check(page).map((fault) => `${page.path}: ${fault}`));
}

const alternatesOf = ({ root }: ExportedPage): Map<string, string> =>
  new Map(
    root
      .querySelectorAll('link[rel="alternate"][hreflang]')
      .map((link) => [link.getAttribute('hreflang') ?? '', pathOf(link.getAttribute('href') ?? '')]),
  );

const canonicalOf = ({ root }: ExportedPage): string =>
  pathOf(root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '');

const pathOf = (href: string): string =>
  new URL(href, 'https://v1.tauri.app').pathname.replace(/(?<=.)\/$/, '');

const noticeOf = ({ root }: ExportedPage) => root.querySelector('.text-notice');

test.describe('the export of all locales', () => {
  test('has every page in every locale', () => {
    const routes = (locale: Locale) =>
      [...pages.values()].flatMap((page) => (page.locale === locale ? [page.route] : [])).sort();
    assert.ok(routes('fr').length > 95);
    for (const locale of builtLocales) assert.deepEqual(routes(locale), routes('fr'), locale);
  });

  test('says its language and direction, has one heading, a title and a description', () => {
    assert.deepEqual(
      faults(({ locale, root }) => {
        const html = root.querySelector('html');
        return [
          ...(html?.getAttribute('lang') === locales[locale].htmlLang ? [] : ['lang']),
          ...(html?.getAttribute('dir') === locales[locale].direction ? [] : ['dir']),
          ...(html?.getAttribute('data-base') === `/${locale}/` ? [] : ['base']),
          ...(root.querySelectorAll('h1').length === 1 ? [] : ['h1']),
          ...(root.querySelector('title')?.text ? [] : ['title']),
          ...(root.querySelector('meta[name="description"]')?.getAttribute('content') ? [] : ['description']),
        ];
      }),
      [],
    );
  });

  test('leads nowhere that is not there, and stays in its locale', () => {
    assert.deepEqual(
      faults((page) => [
        ...new Set(
          page.root
            .querySelectorAll('a[href]')
            .filter((link) => link.getAttribute('data-reload') === undefined)
            .flatMap((link) => deadLink(link.getAttribute('href') ?? '', page)),
        ),
      ]),
      [],
    );
  });

  test('gives the headings of a page the same anchors in every language', () => {
    assert.deepEqual(
      faults((page) => {
        const source = pages.get(`/fr${page.route === '/' ? '' : page.route}`);
        const missing = idsOfText(source?.root).filter((id) => !page.ids.has(id));
        return source === page ? [] : missing.map((id) => `lacks #${id}`);
      }),
      [],
    );
  });

  test('marks each text that is not in the page’s language, and says so', () => {
    assert.deepEqual(
      faults((page) => {
        const text = page.root.querySelector('.prose[lang], main.home[lang]')?.getAttribute('lang');
        const isList = /^\/blog(?:$|\/page|\/archive)/.test(page.route);
        if (isList) return [];
        const original = canonicalOf(page) !== page.path;
        return [
          // A translation older than its source has a notice too, of another kind.
          ...(Boolean(text) === (noticeOf(page)?.getAttribute('data-kind') === 'foreign')
            ? []
            : ['a notice of a foreign text without one, or the reverse']),
          ...(original === Boolean(text) || page.locale === 'ar-xb' ? [] : ['canonical address']),
        ];
      }),
      [],
    );
    const notice = noticeOf(pages.get(`/ko${onlyFrench}`) as ExportedPage);
    assert.match(notice?.text ?? '', /한국어.*프랑스어/);
    assert.equal(notice?.querySelector('a')?.getAttribute('href'), `/fr${onlyFrench}`);
  });

  test('names just the languages a page is written in, each naming the others', () => {
    assert.deepEqual(
      faults((page) => {
        const own = alternatesOf(page);
        return [...own].flatMap(([language, path]) => {
          const target = pages.get(path);
          if (!target) return [`${language} leads to ${path}, which is not there`];
          if (language !== 'x-default' && canonicalOf(target) !== path)
            return [`${language} is not its own text`];
          const back = JSON.stringify([...alternatesOf(target)]);
          return back === JSON.stringify([...own]) ? [] : [`${language} has other alternates`];
        });
      }),
      [],
    );
    const alternates = alternatesOf(pages.get(`/fr${translated}`) as ExportedPage);
    assert.deepEqual(alternates.get('x-default'), `/en${translated}`);
    const written = builtLocales
      .filter((locale) => !locales[locale].pseudo)
      .map((locale) => locales[locale].htmlLang);
    assert.deepEqual([...alternates.keys()].sort(), [...written, 'x-default'].sort());
    assert.equal(
      alternatesOf(pages.get(`/fr${onlyFrench}`) as ExportedPage).get('x-default'),
      `/fr${onlyFrench}`,
    );
  });

  test('has the community’s banner everywhere but in English, in that language and in English', () => {
    assert.deepEqual(
      faults(({ locale, root }) => {
        const banner = root.querySelector('.community-banner');
        if (locale === 'en') return banner ? ['a banner'] : [];
        if (locales[locale].pseudo) return [];
        const official = banner?.querySelector('[lang="en"]')?.text ?? '';
        const own = banner?.text.replace(official, '').trim() ?? '';
        return official.includes(`the ${locales[locale].label} version`) && own !== '' ? [] : ['banner'];
      }),
      [],
    );
  });

  test('each locale has its own worker, manifest, index, feeds, sitemap, texts and not-found page', () => {
    for (const locale of builtLocales) {
      const folder = `${localeExport}/${locale}`;
      const read = (name: string): string => readFileSync(`${folder}/${name}`, 'utf8');
      const manifest = JSON.parse(read('manifest.webmanifest')) as Record<string, string>;
      assert.deepEqual(
        [manifest.id, manifest.scope, manifest.lang],
        [`/${locale}/`, `/${locale}/`, locales[locale].htmlLang],
      );
      const others = builtLocales.filter((other) => other !== locale);
      const [, moreFiles = ''] = /importScripts\("\/([^"]+)/.exec(read('sw.js')) ?? [];
      const worker = read('sw.js') + readFileSync(`${localeExport}/${moreFiles}`, 'utf8');
      assert.ok(worker.includes(`/${locale}${onlyFrench}\\n`), `${locale}: the worker lists its pages`);
      for (const other of others)
        assert.ok(!new RegExp(`(?:"|n|/live)/${other}/`).test(worker), `${locale}: lists ${other}`);
      const search = JSON.parse(read('search/index.json')) as { lang: string; home: string };
      assert.deepEqual([search.lang, search.home], [locale, `/${locale}`]);
      assert.match(read('blog/rss.xml'), new RegExp(`<language>${locales[locale].htmlLang}</language>`));
      const sitemap = read('sitemap.xml');
      assert.ok(
        [...sitemap.matchAll(/<loc>([^<]+)/g)].every(([, url = '']) => pathOf(url).startsWith(`/${locale}`)),
      );
      assert.equal(
        sitemap.includes(`${onlyFrench}</loc>`),
        locale === 'fr',
        `${locale}: only own texts in the sitemap`,
      );
      assert.ok(existsSync(`${folder}/texts.json`) && existsSync(`${folder}/opensearch.xml`));
      assert.match(read('404.html'), new RegExp(`<html lang="${locales[locale].htmlLang}"`));
    }
  });

  test('the French pages are those of the French site, but for the links between languages', () => {
    const different = [...pages.values()].flatMap(({ locale, path, root }) => {
      if (locale !== 'fr') return [];
      const alone = parse(readFileSync(`out${path}.html`, 'utf8'));
      // Pages that begin alike share their first styles, also those of other languages.
      const lengthOf = (page: typeof alone): number =>
        page.toString().replace(/<style>[^]*?<\/style>/g, '').length;
      const grown = lengthOf(root) - lengthOf(alone);
      const same = root.querySelector('#page')?.innerHTML === alone.querySelector('#page')?.innerHTML;
      return same && grown < 2_000 ? [] : [`${path}: ${same ? `${grown} bytes more` : 'other text'}`];
    });
    assert.deepEqual(different, []);
  });
});

function deadLink(href: string, page: ExportedPage): string[] {
  if (/^[a-z]+:|^\/\//i.test(href)) return [];
  const [path = '', hash = ''] = decodeURIComponent(href.replace(/&amp;/g, '&')).split('#');
  // A text in another language has its Markdown copy where its original is.
  if (/\.md$/.test(path)) return existsSync(localeExport + path) ? [] : [href];
  if (path !== '' && !`${path}/`.startsWith(`/${page.locale}/`)) return [`${href} leaves the locale`];
  const target = path === '' ? page : pages.get(path.replace(/(?<=.)\/$/, ''));
  if (!target) return existsSync(localeExport + path) ? [] : [href];
  return hash === '' || target.ids.has(hash) ? [] : [href];
}

test.describe('a reader', () => {
  let browser: Browser;
  let site: Site;
  const visits: Visit[] = [];
  const reports: Report[] = [];

  test.beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), serveSite(undefined, localeExport)]);
  });
  test.afterAll(async () => {
    await browser.close();
    await site.close();
    for (const { errors } of visits)
      assert.deepEqual(
        errors.filter((error) => !error.includes('404')),
        [],
      );
  });

  const open = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const visited = await openPage(browser, options);
    visits.push(visited);
    await visited.context.route(reportTo, (route) => {
      reports.push({ ...(route.request().postDataJSON() as Report), headers: route.request().headers() });
      return route.fulfill({ status: 204 });
    });
    await visit(visited.page, site.origin + path);
    return visited.page;
  };

  test('is led from the root to the first of their languages that is built', async () => {
    for (const [locale, home] of [
      ['ko-KR', '/ko/'],
      ['en-GB', '/en/'],
      ['de-DE', '/fr/'],
    ] as const) {
      const { page, context } = await openPage(browser, { locale });
      await page.goto(`${site.origin}/?a=1#b`);
      await page.waitForURL(`${site.origin}${home}?a=1#b`);
      await context.close();
    }
  });

  test('meets a not-found page in the language of the address', async () => {
    const page = await open('/ko/none', { locale: 'ko-KR' });
    assert.equal(await page.locator('html').getAttribute('lang'), 'ko');
    assert.match(await page.title(), /\| Tauri Apps$/);
    assert.equal(await page.locator('.not-found').count(), 1);
  });

  test('goes from a text that is not translated to its original and back, at the same heading', async () => {
    const page = await open(`/ko${onlyFrench}`);
    assert.equal(await page.locator('.sidebar a[aria-current] .language-mark').textContent(), 'FR');
    const heading = page.locator('.prose h2').nth(1);
    const id = await heading.getAttribute('id');
    await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await page.locator('.text-notice a').evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**/fr${onlyFrench}#${id}`);
    await page.locator('.language-return').click();
    await page.waitForURL(`**/ko${onlyFrench}#${id}`);
    assert.equal(address(page), `/ko${onlyFrench}#${id}`);
  });

  test('changes the language of a page by the menu and keeps the page', async () => {
    const page = await open(`/fr${translated}?a=1`);
    const link = page.locator('.navbar a[hreflang="ko"]');
    assert.equal(await link.getAttribute('href'), `/ko${translated}?a=1`);
    assert.equal(await link.locator('small').count(), 0);
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForURL(`**/ko${translated}?a=1*`);
    assert.equal(await page.locator('.language-return').count(), 0);
  });

  test('finds by English words what is only written in French, marked as such', async () => {
    const page = await open('/en/');
    await page.keyboard.press('Control+k');
    await page.locator('dialog input[type="search"], dialog input').first().fill('system tray');
    const hit = page.locator('[role="option"]', { has: page.locator('.language-mark') }).first();
    await hit.waitFor();
    assert.equal(await hit.locator('.language-mark').textContent(), 'FR');
    assert.equal(await hit.locator('[lang="fr"]').first().isVisible(), true);
    assert.match((await hit.locator('a').getAttribute('href')) ?? '', /^\/en\/v1\//);
  });

  test('finds Korean words whatever ending they have', async () => {
    const page = await open('/ko/');
    await page.keyboard.press('Control+k');
    await page.locator('dialog input').first().fill('설치');
    await page.locator('[role="option"]').first().waitFor();
  });

  test('has the texts of late parts in their language', async () => {
    const page = await open('/ko/');
    await page.keyboard.press('?');
    await page.locator('dialog[open] h2').waitFor();
    const { shortcuts } = JSON.parse(readFileSync('messages/ko.json', 'utf8')) as {
      shortcuts: { title: string };
    };
    assert.equal(await page.locator('dialog[open] h2').textContent(), shortcuts.title);
  });

  test('reads from right to left with nothing beyond the page’s edges', async () => {
    for (const width of [360, 1280]) {
      for (const path of ['/ar-xb/', `/ar-xb${onlyFrench}`]) {
        const page = await open(path, { viewport: { width, height: 800 } });
        await page.waitForFunction(() => document.documentElement.scrollWidth - innerWidth <= 0);
        const logo = await page.locator('.navbar .brand').boundingBox();
        assert.ok((logo?.x ?? 0) > width / 3, 'the bar begins at the right');
      }
    }
  });

  test('sends reports to the endpoint of the operator, without a cookie or anything stored', async () => {
    reports.length = 0;
    const page = await open('/fr/none');
    const stored = await page.evaluate(() => Object.keys(localStorage));
    await openSearch(page);
    await searchFor(page, 'zzqx');
    await page.evaluate(() => void Promise.reject(new Error('provoked')));
    const wanted = ['empty-search', 'error', 'not-found', 'vital'];
    await expect
      .poll(() => [...new Set(reports.map(({ kind }) => kind))].sort(), { timeout: 60_000 })
      .toEqual(wanted);
    assert.ok(reports.every((report) => report.page === '/fr/none' && !('cookie' in report.headers)));
    assert.equal(reports.find(({ kind }) => kind === 'empty-search')?.query, 'zzqx');
    assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), stored);
    assert.deepEqual(await page.context().cookies(), []);
    visits.pop(); // the provoked error
  });
});
