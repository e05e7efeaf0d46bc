import { listSitePages } from '@/components/mdx/list-site-pages';
import { listBlogRoutes, listPosts } from '@/lib/blog/posts';
import { buildSitemap } from '@/lib/feeds/lists';
import type { Locale } from '@/lib/site/config';
import { listTranslations } from '@/lib/translations/list-translations';

/** Every page of a locale that search engines may list, as a sitemap. */
export async function listSitemap(locale: Locale): Promise<string> {
  const pages = await listSitePages(locale);
  const days = new Map(pages.map((page) => [page.route, page.updated ?? page.published]));
  const lists = listBlogRoutes(listPosts(locale).length);
  const entries = ['/', ...pages.map(({ route }) => route), ...lists, '/blog/archive']
    .map((route) => ({ route, updated: days.get(route), translations: listTranslations(route) }))
    .filter(({ translations }) => translations.includes(locale))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
  return buildSitemap(entries, locale);
}
