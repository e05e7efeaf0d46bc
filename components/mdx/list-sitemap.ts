import { blogPageRoute, getBlogPage } from '@/lib/blog/posts';
import { buildSitemap } from '@/lib/feeds/lists';
import type { Locale } from '@/lib/site/config';
import { listTranslations } from '@/lib/translations/list-translations';
import { listSitePages } from './list-site-pages';

/** Every page of a locale that search engines may list, as a sitemap. */
export async function listSitemap(locale: Locale): Promise<string> {
  const pages = await listSitePages(locale);
  const days = new Map(pages.map((page) => [page.route, page.updated ?? page.published]));
  const lists = Array.from({ length: getBlogPage(1, locale).pages }, (_, index) => blogPageRoute(index + 1));
  const entries = ['/', ...pages.map(({ route }) => route), ...lists, '/blog/archive']
    .map((route) => ({ route, updated: days.get(route), translations: listTranslations(route) }))
    .filter(({ translations }) => translations.includes(locale))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
  return buildSitemap(entries, locale);
}
