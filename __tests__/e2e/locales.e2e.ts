import { readFileSync } from 'node:fs';
import { parse, type HTMLElement as ParsedElement } from 'node-html-parser';
import { expect } from '@playwright/test';
import { locales, type Locale } from '../../lib/site/config';
import { openPage, visit } from '../../scripts/browser/chromium';
import { attributesOf, deadLinksOf, pathOf, readPages, type ExportedPage } from './support/exported-pages';
import { buildLocales, builtLocales, localeExport } from './support/locale-export';
import { inside } from './support/sample';
import { openSearch, rows, searchFor } from './support/search';
import { address, test } from './support/suite';

let pages: ReadonlyMap<string, ExportedPage>;
const translated = '/v1/guides/getting-started/prerequisites';
const onlyFrench = '/v1/guides/features/menu';

test.use({ server: { folder: localeExport } });

test.beforeAll(() => {
  test.setTimeout(600_000);
  buildLocales();
  pages = readPages(localeExport, builtLocales);
});

function pageAt(path: string): ExportedPage {
  const page = pages.get(path);
  if (!page) throw new Error(`no page ${path}`);
  return page;
}
const attribute = (root: ParsedElement, selector: string, name: string): string | undefined =>
  attributesOf(root, selector, name)[0];
const canonicalOf = ({ root }: ExportedPage): string =>
  pathOf(attribute(root, 'link[rel="canonical"]', 'href') ?? '');
const alternatesOf = ({ root }: ExportedPage): Map<string, string> =>
  new Map(
    root
      .querySelectorAll('link[rel="alternate"][hreflang]')
      .map((link) => [link.getAttribute('hreflang') ?? '', pathOf(link.getAttribute('href') ?? '')]),
  );

/** Rules for every page of every locale; each returns the faults of a page. */
const rules: Record<string, (page: ExportedPage) => string[]> = {
  'says its language and direction, has one heading, a title and a description': ({ locale, root }) => {
    const { htmlLang, direction } = locales[locale];
    const found = {
      lang: attribute(root, 'html', 'lang') === htmlLang,
      dir: attribute(root, 'html', 'dir') === direction,
      h1: root.querySelectorAll('h1').length === 1,
      title: root.querySelector('title')?.text,
      description: attribute(root, 'meta[name="description"]', 'content'),
    };
    return Object.entries(found).flatMap(([name, holds]) => (holds ? [] : [name]));
  },
  'links to pages, files and anchors that exist, in its locale': (page) =>
    deadLinksOf(page, pages, localeExport),
  'has the anchors of the French page, except those of drawings': ({ route, ids }) =>
    pageAt(`/fr${route === '/' ? '' : route}`)
      .root.querySelectorAll('main [id]:not(figure *)')
      .filter(({ id }) => !ids.has(id) && !id.startsWith('_R_')) // React numbers its ids by their place in the page
      .map(({ id }) => `lacks #${id}`),
  'marks a text in another language, says so, and names the original as canonical': (page) => {
    if (/^\/blog(?:$|\/page|\/archive)/.test(page.route)) return [];
    const isForeign = Boolean(attribute(page.root, '.prose[lang], main.home[lang]', 'lang'));
    // A translation older than its source has a notice of another kind.
    const hasNotice = attribute(page.root, '.text-notice', 'data-kind') === 'foreign';
    const isCopy = canonicalOf(page) !== page.path;
    return [
      ...(isForeign === hasNotice ? [] : ['notice']),
      ...(isForeign === isCopy ? [] : ['canonical address']),
    ];
  },
  'names as alternates the languages it is written in, which name the same ones': (page) => {
    const own = [...alternatesOf(page)];
    return own.flatMap(([language, path]) => {
      const target = pages.get(path);
      if (!target || (language !== 'x-default' && canonicalOf(target) !== path)) return [language];
      return JSON.stringify([...alternatesOf(target)]) === JSON.stringify(own) ? [] : [`back: ${language}`];
    });
  },
  'has the banner of the community in its language and in English, but not in English': ({
    locale,
    root,
  }) => {
    const banner = root.querySelector('.community-banner');
    if (locale === 'en') return banner ? ['a banner'] : [];
    const official = banner?.querySelector('[lang="en"]')?.text ?? '';
    const own = banner?.text.replace(official, '').trim() ?? '';
    const isRegion = banner?.tagName === 'SECTION' && banner.getAttribute('role') === undefined;
    const isOfficial = official.includes(`the ${locales[locale].label} version`);
    return isRegion && isOfficial && own !== '' ? [] : ['banner'];
  },
  'is in French the page of the French export, except links between languages': ({ locale, path, root }) => {
    if (locale !== 'fr') return [];
    const alone = parse(readFileSync(`out${path}.html`, 'utf8'));
    const lengthOf = (page: ParsedElement): number =>
      page.toString().replace(/<script[^]*?<\/script>/g, '').length;
    const textOf = (page: ParsedElement): string | undefined => page.querySelector('main')?.structuredText;
    const isSame = textOf(root) === textOf(alone);
    return isSame && lengthOf(root) - lengthOf(alone) < 2_000 ? [] : ['another text, or 2,000 bytes more'];
  },
};

test.describe('every page of every locale', () => {
  for (const [name, faultsOf] of Object.entries(rules))
    test(name, () => {
      const faults = [...pages.values()].flatMap((page) =>
        faultsOf(page).map((fault) => `${page.path}: ${fault}`),
      );
      expect(faults).toEqual([]);
    });

  test('exists in all locales; examples of a foreign and of a translated text', () => {
    const routesOf = (locale: Locale) =>
      [...pages.values()].flatMap((page) => (page.locale === locale ? [page.route] : [])).sort();
    expect(routesOf('fr').length).toBeGreaterThan(95);
    for (const locale of builtLocales) expect(routesOf(locale), locale).toEqual(routesOf('fr'));
    const notice = pageAt(`/en${onlyFrench}`).root.querySelector('.text-notice');
    expect(notice?.text ?? '').toMatch(/English.*French/);
    expect(notice?.querySelector('a')?.getAttribute('href')).toBe(`/fr${onlyFrench}`);
    const alternates = alternatesOf(pageAt(`/fr${translated}`));
    expect(alternates.get('x-default')).toBe(`/en${translated}`);
    expect([...alternates.keys()].sort()).toEqual(
      [...builtLocales.map((locale) => locales[locale].htmlLang), 'x-default'].sort(),
    );
    expect(alternatesOf(pageAt(`/fr${onlyFrench}`)).get('x-default')).toBe(`/fr${onlyFrench}`);
  });
});

for (const locale of builtLocales)
  test(`${locale} has its own worker, manifest, index, feeds, sitemap, texts and not-found page`, () => {
    const read = (name: string): string => readFileSync(`${localeExport}/${locale}/${name}`, 'utf8');
    const { htmlLang } = locales[locale];
    const manifest = JSON.parse(read('manifest.webmanifest')) as Record<string, string>;
    expect([manifest.id, manifest.scope, manifest.lang]).toEqual([`/${locale}/`, `/${locale}/`, htmlLang]);
    const worker = read('sw.js');
    expect(worker).toContain(`["/${locale}${onlyFrench}",`);
    for (const other of builtLocales.filter((name) => name !== locale))
      expect(worker, other).not.toContain(`"/${other}/`);
    const { lang, pages: found } = JSON.parse(read('search/titles.json')) as {
      lang: string;
      pages: { url: string }[];
    };
    expect(lang).toBe(locale);
    expect(
      found.every(({ url }) => `${url}/`.startsWith(`/${locale}/`) || url.startsWith('action:')),
    ).toBeTruthy();
    expect(found.some(({ url }) => url === `/${locale}${onlyFrench}`)).toBeTruthy();
    expect(read('blog/rss.xml')).toMatch(new RegExp(`<language>${htmlLang}</language>`));
    const urls = [...read('sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => pathOf(url));
    expect(urls.every((url) => `${url}/`.startsWith(`/${locale}/`))).toBeTruthy();
    expect(urls.includes(`/${locale}${onlyFrench}`), 'own texts only').toBe(locale === 'fr');
    for (const name of ['texts.json', 'opensearch.xml']) expect(read(name)).toBeTruthy();
    expect(read('404.html')).toMatch(new RegExp(`<html lang="${htmlLang}"`));
  });

test.describe('a reader', () => {
  test('is led from the root to the first of their languages that is built', async ({ browser, url }) => {
    for (const [locale, home] of [
      ['en-GB', '/en/'],
      ['de-DE', '/fr/'],
    ] as const) {
      const { page, context } = await openPage(browser, { locale });
      await page.goto(url('/?a=1#b'));
      await page.waitForURL(url(`${home}?a=1#b`));
      await context.close();
    }
  });

  test('meets a not-found page in the language of the address', async ({ open }) => {
    const { page } = await open('/en/none', { expected: /404/ });
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.locator('.not-found').count()).toBe(1);
  });

  test('goes from a foreign text to its original and back, at the same heading', async ({ open }) => {
    const { page } = await open(`/en${onlyFrench}`);
    expect(await page.locator('.sidebar a[aria-current] .language-mark').textContent()).toBe('FR');
    const heading = page.locator('.prose h2').nth(1);
    const id = await heading.getAttribute('id');
    await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await page.locator('.text-notice a').evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**/fr${onlyFrench}#${id}`);
    await page.locator('.language-return').click();
    await page.waitForURL(`**/en${onlyFrench}#${id}`);
    expect(address(page)).toBe(`/en${onlyFrench}#${id}`);
  });

  test('changes the language by the menu and keeps page and query', async ({ open }) => {
    const { page } = await open(`/fr${translated}?a=1`);
    const link = page.locator('.navbar a[hreflang="en"]');
    expect(await link.getAttribute('href')).toBe(`/en${translated}?a=1`);
    expect(await link.locator('small').count()).toBe(0);
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForURL(`**/en${translated}?a=1*`);
    expect(await page.locator('.language-return').count()).toBe(0);
  });

  test('offers pages read in another language as documents of it', async ({ open, url }) => {
    const { page } = await open(`/en${translated}`);
    await page.waitForFunction(() => localStorage.getItem('tauri-docs.last-pages'));
    await visit(page, url('/fr/'));
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.locator('.continue a').click();
    await page.waitForURL(`**/en${translated}*`);
    await page.locator('html[lang="en"]').waitFor();
    expect(await page.evaluate(() => 'same' in window), 'another document').toBe(false);
  });

  test('finds by English words what is only written in French, marked as such', async ({ open }) => {
    const { page } = await open('/en/');
    await openSearch(page);
    await searchFor(page, 'system tray');
    const hit = rows(page)
      .filter({ has: page.locator('.language-mark') })
      .first();
    expect(await hit.locator('.language-mark').textContent()).toBe('FR');
    expect(await hit.locator('[lang="fr"]').first().isVisible()).toBe(true);
    expect((await hit.getAttribute('href')) ?? '').toMatch(/^\/en\/v1\//);
  });

  test('runs the samples, marked as French', async ({ open }) => {
    const { page } = await open('/en/v1/guides/features');
    const sample = page.locator('[data-sample="commande"]');
    await expect(sample.locator('figcaption b')).toHaveAttribute('lang', 'fr');
    await sample.locator('.sample-run').click();
    await expect(inside(page).locator('#latin')).toHaveText('Papaver rhoeas');
  });

  test('has late parts in their language', async ({ open }) => {
    const { page } = await open('/en/');
    await page.keyboard.press('?');
    const { shortcuts } = JSON.parse(readFileSync('messages/en.json', 'utf8')) as {
      shortcuts: { title: string };
    };
    await expect(page.locator('dialog[open] h2')).toHaveText(shortcuts.title);
  });

  test('in a language that runs from right to left, finds nothing beyond the page’s edges', async ({
    open,
  }) => {
    for (const width of [360, 1280]) {
      for (const path of ['/en/', `/en${translated}`]) {
        const { page } = await open(path, { viewport: { width, height: 800 } });
        await page.evaluate(() => (document.documentElement.dir = 'rtl'));
        await page.waitForFunction(() => document.documentElement.scrollWidth - innerWidth <= 0);
        const logo = await page.locator('.navbar .brand').boundingBox();
        expect(logo?.x ?? 0, 'the navbar begins at the right').toBeGreaterThan(width / 3);
      }
    }
  });
});
