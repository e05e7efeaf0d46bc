import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildBlogFeed, buildChangesFeed } from '../../lib/feeds/feeds';
import { buildLlms, buildOpenSearch, buildRobots, buildSitemap } from '../../lib/feeds/lists';
import { homeOfText } from '../../lib/i18n/fallback';
import { partsOf, writeMarkdownCopy } from '../../lib/markdown/copies';
import { locales, site, toHref, type Locale } from '../../lib/site/config';
import { listTranslations } from '../../lib/translations/list-translations';
import { listSitePages } from './site-pages';

/** Files for other programs: feeds, sitemap, robots, llms.txt, a Markdown copy of each page, search description for browsers. */
export async function writeMachineFiles(folder: string): Promise<string> {
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  let copies = 0;
  for (const locale of site.builtLocales) {
    const base = locales[locale].path;
    const pages = await listSitePages(locale);
    for (const [name, text] of Object.entries(buildBlogFeed(pages, locale)))
      write(`${base}/blog/${name}`, text);
    for (const [name, text] of Object.entries(buildChangesFeed(pages, locale)))
      write(`${base}/v1/${name}`, text);
    const days = new Map(pages.map((page) => [page.route, page.updated ?? page.published]));
    const entries = listRoutes(folder, locale)
      .map((route) => ({ route, updated: days.get(route), translations: listTranslations(route) }))
      .filter(({ translations }) => translations.includes(locale));
    write(`${base}/sitemap.xml`, buildSitemap(entries, locale));
    write(`${base}/opensearch.xml`, buildOpenSearch(locale));
    const llms = buildLlms(
      pages.map((page) => ({ ...page, parts: partsOf(page, page.language) })),
      locale,
    );
    write(`${base}/llms.txt`, llms);
    if (locale === site.currentLocale) write('llms.txt', llms);
    // The copy of a foreign text is in the folder of its language.
    const own = pages.filter(({ language }) => homeOfText(language, locale) === locale);
    for (const { route, text } of own.flatMap((page) => writeMarkdownCopy(page, locale)))
      write(`${base}${route}.md`, text);
    copies += own.length;
  }
  write('robots.txt', buildRobots());
  return `${copies} Markdown copies, feeds and lists`;
}

/** Routes of all addresses of the export, also of pages without a text of their own (home, lists). */
function listRoutes(folder: string, locale: Locale): string[] {
  const file = path.join(folder, locales[locale].path, 'pages.json');
  const addresses = JSON.parse(readFileSync(file, 'utf8')) as string[];
  return addresses.map((address) => address.slice(toHref('', locale).length) || '/');
}
