import { renderPage } from '../../components/mdx/render-page';
import { listPosts } from '../../lib/blog/posts';
import { keepPerBuild } from '../../lib/content/keep-per-build';
import { lastUpdateOf } from '../../lib/content/last-update';
import { listPages } from '../../lib/content/pages';
import type { PageSource } from '../../lib/content/types';
import { getDocView, listDocRoutes } from '../../lib/docs/doc-view';
import { findDoc } from '../../lib/docs/docs';
import type { SitePage } from '../../lib/feeds/types';
import { getTranslator } from '../../lib/i18n/translator';
import { getReleasesPage } from '../../lib/releases/releases';
import type { Locale } from '../../lib/site/config';
import { toTypography } from '../../lib/text/typography';

/** Every page of a locale that has a text, in reading order; the parse comes from the cache of the build. */
export const listSitePages = keepPerBuild(async (locale: Locale): Promise<SitePage[]> => {
  const t = getTranslator(locale);
  const docs = listDocRoutes(locale).flatMap((route) => {
    const source = findDoc(route, locale);
    return source
      ? [
          {
            source,
            kind: 'doc' as const,
            section: getDocView(route, locale)?.trail[0]?.label ?? t('menu.references'),
          },
        ]
      : [];
  });
  const about = listPages(locale)
    .filter(({ route }) => route.startsWith('/about/'))
    .map((source) => ({ source, kind: 'page' as const, section: t('menu.about') }));
  const releases = [{ source: getReleasesPage(locale), kind: 'page' as const, section: t('menu.releases') }];
  const posts = listPosts(locale).map((post) => ({
    source: post.source,
    kind: 'post' as const,
    section: t('menu.blog'),
    published: post.date,
    authors: post.authors,
  }));
  const all: (Pick<SitePage, 'kind' | 'section' | 'published'> & {
    source: PageSource;
    authors?: SitePage['authors'];
  })[] = [...docs, ...about, ...releases, ...posts];
  return Promise.all(
    all.map(async ({ source, authors = [], ...rest }) => toSitePage(source, locale, { ...rest, authors })),
  );
});

async function toSitePage(
  source: PageSource,
  locale: Locale,
  rest: Pick<SitePage, 'kind' | 'section' | 'published' | 'authors'>,
): Promise<SitePage> {
  const { title, description } = source.frontMatter;
  const updated = lastUpdateOf(source.file);
  const { html, markdown } = await renderPage(source, locale);
  return {
    ...rest,
    route: source.route,
    language: source.locale,
    title: toTypography(title, source.locale),
    description: toTypography(description, source.locale),
    html,
    markdown,
    ...(updated ? { updated } : {}),
  };
}
