import { listPosts } from '@/lib/blog/posts';
import { keepPerBuild } from '@/lib/content/keep-per-build';
import { lastUpdateOf } from '@/lib/content/last-update';
import { listPages } from '@/lib/content/pages';
import type { PageSource } from '@/lib/content/types';
import { getPage, listDocRoutes } from '@/lib/docs/pages';
import type { SitePage } from '@/lib/content/site-page';
import { getTranslator } from '@/lib/i18n/translator';
import { getReleasesPage } from '@/lib/releases/releases';
import type { Locale } from '@/lib/site/config';
import { toTypography } from '@/lib/text/typography';
import { parsePage } from './compile-page';

/** Every page of a locale that has a text, in reading order; the parse comes from the cache of the build. */
export const listSitePages = keepPerBuild(async (locale: Locale): Promise<SitePage[]> => {
  const t = getTranslator(locale);
  type Kind = Pick<SitePage, 'kind' | 'section'> & Partial<Pick<SitePage, 'published' | 'authors'>>;
  const read = async (source: PageSource, kind: Kind): Promise<SitePage> => {
    const { route, locale: language, frontMatter } = source;
    const title = toTypography(frontMatter.title, language);
    const description = toTypography(frontMatter.description, language);
    const { markdown, sections } = await parsePage(source);
    const updated = lastUpdateOf(source.file);
    const dated = updated ? { updated } : {};
    return { authors: [], ...kind, route, language, title, description, markdown, sections, ...dated };
  };
  const docs = listDocRoutes(locale).flatMap((route) => getPage(route, locale) ?? []);
  const about = listPages(locale).filter(({ route }) => route.startsWith('/about/'));
  return Promise.all([
    ...docs.map(({ source, trail: [first] }) =>
      read(source, { kind: 'doc', section: first?.label ?? t('menu.references') }),
    ),
    ...about.map((source) => read(source, { kind: 'page', section: t('menu.about') })),
    read(getReleasesPage(locale), { kind: 'page', section: t('menu.releases') }),
    ...listPosts(locale).map(({ source, date, authors }) =>
      read(source, { kind: 'post', section: t('menu.blog'), published: date, authors }),
    ),
  ]);
});
