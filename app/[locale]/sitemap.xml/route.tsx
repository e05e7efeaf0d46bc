import { listSitePages } from '@/components/mdx/list-site-pages';
import { blogPageRoute, getBlogPage } from '@/lib/blog/posts';
import { buildSitemap } from '@/lib/feeds/lists';
import { builtLocaleParams, readLocale, type LocaleParams } from '@/lib/i18n/params';
import { listTranslations } from '@/lib/translations/list-translations';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = builtLocaleParams;

/** Every page of a locale that search engines may list. */
export async function GET(_request: Request, { params }: { params: LocaleParams }): Promise<Response> {
  const locale = await readLocale(params);
  const pages = await listSitePages(locale);
  const days = new Map(pages.map((page) => [page.route, page.updated ?? page.published]));
  const lists = Array.from({ length: getBlogPage(1, locale).pages }, (_, index) => blogPageRoute(index + 1));
  const entries = ['/', ...pages.map(({ route }) => route), ...lists, '/blog/archive']
    .map((route) => ({ route, updated: days.get(route), translations: listTranslations(route) }))
    .filter(({ translations }) => translations.includes(locale))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
  return new Response(buildSitemap(entries, locale), { headers: { 'content-type': 'application/xml' } });
}
