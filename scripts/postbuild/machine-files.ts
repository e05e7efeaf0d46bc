import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toUrl } from '../../lib/feeds/absolute';
import { buildBlogFeed, buildChangesFeed, type FeedFiles } from '../../lib/feeds/feeds';
import { buildLlms } from '../../lib/feeds/llms';
import { buildOpenSearch, buildRobots, buildSitemap, type SitemapEntry } from '../../lib/feeds/sitemap';
import type { SitePage } from '../../lib/feeds/types';
import { homeOfText } from '../../lib/i18n/fallback';
import { getTranslator } from '../../lib/i18n/translator';
import { toMarkdown } from '../../lib/markdown/to-markdown';
import { locales, site, toHref, type Locale } from '../../lib/site/config';
import { listTranslations } from '../../lib/translations/list-translations';
import { listSitePages } from './site-pages';

/** What other programs read: feeds, sitemap, robots, llms.txt, a Markdown copy of each page, the description for the browser's search. */
export async function writeMachineFiles(folder: string): Promise<string> {
  const report: string[] = [];
  for (const locale of site.builtLocales) report.push(await writeLocale(folder, locale));
  writeFileSync(path.join(folder, 'robots.txt'), buildRobots());
  return report.join(', ');
}

async function writeLocale(folder: string, locale: Locale): Promise<string> {
  const t = getTranslator(locale);
  const pages = await listSitePages(locale);
  const base = path.join(folder, locales[locale].path);
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(base, name)), { recursive: true });
    writeFileSync(path.join(base, name), text);
  };
  const writeFeed = (name: string, feed: FeedFiles): void => {
    write(`${name}/rss.xml`, feed.rss);
    write(`${name}/atom.xml`, feed.atom);
    write(`${name}/feed.json`, feed.json);
  };
  const words = { title: t('site.tagline'), description: t('blog.description') };
  writeFeed(
    'blog',
    buildBlogFeed(
      pages.filter(({ kind }) => kind === 'post'),
      locale,
      words,
    ),
  );
  writeFeed(
    'v1',
    buildChangesFeed(
      pages.filter(({ kind }) => kind === 'doc'),
      locale,
      { title: t('feeds.changes'), description: t('feeds.changesDescription') },
    ),
  );
  write('sitemap.xml', buildSitemap(listEntries(folder, pages, locale), locale));
  write('opensearch.xml', buildOpenSearch(locale, { name: t('site.name'), description: t('site.tagline') }));
  write('llms.txt', buildLlms(pages, locale, { title: t('site.name'), description: t('site.tagline') }));
  if (locale === site.currentLocale)
    writeFileSync(
      path.join(folder, 'llms.txt'),
      buildLlms(pages, locale, { title: t('site.name'), description: t('site.tagline') }),
    );
  // A text in another language has its copy where its original is.
  for (const { route, language, title, description, html } of pages)
    if (homeOfText(language, locale) === locale)
      write(`${route.slice(1)}.md`, toMarkdown({ title, description, html, url: toUrl(route, locale) }));
  return `${pages.length} Markdown copies, feeds and lists`;
}

/** All addresses of the export in the locale's own language, those of pages without a text of their own (home, lists) too. */
function listEntries(folder: string, pages: SitePage[], locale: Locale): SitemapEntry[] {
  const prefix = toHref('', locale);
  const updated = new Map(pages.map((page) => [page.route, page.updated ?? page.published]));
  const addresses = JSON.parse(
    readFileSync(path.join(folder, locales[locale].path, 'pages.json'), 'utf8'),
  ) as string[];
  return addresses
    .map((address) => address.slice(prefix.length) || '/')
    .map((route) => ({ route, translations: listTranslations(route) }))
    .filter(({ translations }) => translations.includes(locale))
    .map((entry) => {
      const day = updated.get(entry.route);
      return day ? { ...entry, updated: day } : entry;
    });
}
