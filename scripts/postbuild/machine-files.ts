import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildBlogFeed, buildChangesFeed, type FeedFiles } from '../../lib/feeds/feeds';
import { buildLlms } from '../../lib/feeds/llms';
import { buildOpenSearch, buildRobots, buildSitemap, type SitemapEntry } from '../../lib/feeds/sitemap';
import type { SitePage } from '../../lib/feeds/types';
import { homeOfText } from '../../lib/i18n/fallback';
import { getTranslator } from '../../lib/i18n/translator';
import { partsOf, writeMarkdownCopy } from '../../lib/markdown/copies';
import { locales, site, toHref, type Locale } from '../../lib/site/config';
import { listTranslations } from '../../lib/translations/list-translations';
import { say } from '../terminal';
import { listSitePages } from './site-pages';

/** Files for other programs: feeds, sitemap, robots, llms.txt, a Markdown copy of each page, search description for browsers. */
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
  const posts = pages.filter(({ kind }) => kind === 'post');
  writeFeed(
    'blog',
    buildBlogFeed(posts, locale, { title: t('site.tagline'), description: t('blog.description') }),
  );
  const docs = pages.filter(({ kind }) => kind === 'doc');
  writeFeed(
    'v1',
    buildChangesFeed(docs, locale, {
      title: t('feeds.changes'),
      description: t('feeds.changesDescription'),
    }),
  );
  write('sitemap.xml', buildSitemap(listEntries(folder, pages, locale), locale));
  write('opensearch.xml', buildOpenSearch(locale, { name: t('site.name'), description: t('site.tagline') }));
  const listed = pages.map((page) => ({ ...page, parts: partsOf(page, page.language) }));
  const llms = buildLlms(listed, locale, { title: t('site.name'), description: t('site.tagline') });
  write('llms.txt', llms);
  if (locale === site.currentLocale) writeFileSync(path.join(folder, 'llms.txt'), llms);
  // A text in another language has its copy where its original is.
  const own = pages.filter(({ language }) => homeOfText(language, locale) === locale);
  for (const page of own)
    for (const { route, text } of writeMarkdownCopy(page, locale)) write(`${route.slice(1)}.md`, text);
  return `${own.length} ${say('copies en Markdown, flux et listes', 'Markdown copies, feeds and lists')}`;
}

/** All addresses of the export in the locale's own language, also those of pages without a text of their own (home, lists). */
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
