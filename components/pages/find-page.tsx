import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import { blogPageRoute, getBlogPage, listPosts } from '@/lib/blog/posts';
import { listPages } from '@/lib/content/pages';
import { editUrlOf, getDocView, listDocRoutes, type DocView } from '@/lib/docs/doc-view';
import { pageMetadata, unlistedMetadata } from '@/lib/docs/metadata';
import { getHome } from '@/lib/home/home';
import { getTranslator } from '@/lib/i18n/translator';
import { highlight } from '@/lib/mdx/highlight';
import { getReleasesPage, releasesRoute } from '@/lib/releases/releases';
import { site, type Locale } from '@/lib/site/config';
import { Archive } from '../blog/Archive';
import { BlogLayout, RecentPosts } from '../blog/BlogLayout';
import { BlogList } from '../blog/BlogList';
import { PostPage } from '../blog/PostPage';
import { showPage } from '../dev/show-page';
import { DocPage } from '../doc/DocPage';
import { NotFound } from '../errors/NotFound';
import { HomePage } from '../home/HomePage';
import { OfflinePage } from '../offline/OfflinePage';

/** A page of the site: its head, and its content between navbar and footer. */
type FoundPage = { metadata: Metadata; render: () => ReactElement | Promise<ReactElement> };

/** Routes of all pages of a locale. The not-found page at the root serves a site of one locale. */
export function listRoutes(locale: Locale): string[] {
  const lists = Array.from({ length: getBlogPage(1, locale).pages }, (_, index) => blogPageRoute(index + 1));
  const written = listPages(locale).map(({ route }) => route);
  const notFound = site.builtLocales.length > 1 ? ['/404'] : [];
  const others = ['/', releasesRoute, '/hors-ligne', '/blog/archive', ...notFound];
  return [...new Set([...others, ...lists, ...listDocRoutes(locale), ...written])];
}

export function findPage(route: string, locale: Locale): FoundPage | undefined {
  const t = getTranslator(locale);
  if (route === '/') return homePage(locale);
  if (route === releasesRoute) return textPage({ source: getReleasesPage(locale) }, locale);
  if (route === '/404')
    return {
      metadata: unlistedMetadata(t('errors.notFoundTitle')),
      render: () => <NotFound locale={locale} />,
    };
  // The offline worker answers with it when nothing else can.
  if (route === '/hors-ligne')
    return {
      metadata: unlistedMetadata(t('offline.pageTitle')),
      render: () => <OfflinePage locale={locale} t={t} />,
    };
  if (route.startsWith('/blog')) return blogPage(route, locale);
  const view = getDocView(route, locale);
  if (view) return textPage(view, locale, { changes: t('feeds.changes') });
  const source = listPages(locale).find((page) => page.route === route);
  return source && textPage({ source, editUrl: editUrlOf(source) }, locale);
}

function homePage(locale: Locale): FoundPage {
  const home = getHome(locale);
  const { title, description, language } = home;
  return {
    metadata: pageMetadata({ title, description, route: '/', locale, language }),
    render: async () => {
      const code = await highlight(home.window.code.trimEnd(), 'rust');
      return <HomePage home={home} code={code} locale={locale} />;
    },
  };
}

type TextView = Pick<DocView, 'source'> & Partial<DocView>;

function textPage(view: TextView, locale: Locale, more: { changes?: string } = {}): FoundPage {
  const { route, locale: language, frontMatter } = view.source;
  return {
    metadata: pageMetadata({ ...frontMatter, route, locale, language, ...more }),
    render: async () => <DocPage view={view} page={await showPage(view.source, locale)} locale={locale} />,
  };
}

/** A page of the list, the archive, or a post between its neighbours. */
function blogPage(route: string, locale: Locale): FoundPage | undefined {
  const t = getTranslator(locale);
  const posts = listPosts(locale);
  const common = { locale, t };
  const list = /^\/blog(?:\/page\/(\d+))?$/.exec(route);
  if (list) {
    const number = Number(list[1] ?? 1);
    const [title, suffix] =
      number === 1
        ? [t('blog.title'), '']
        : [t('blog.page', { page: number }), ` ${t('blog.page', { page: number })}.`];
    return {
      metadata: pageMetadata({ title, description: t('blog.description') + suffix, route, locale }),
      render: async () => {
        const { posts: listed, pages: count } = getBlogPage(number, locale);
        const rendered = await Promise.all(
          listed.map(async (post) => ({ post, page: await showPage(post.source, locale) })),
        );
        return (
          <BlogLayout>
            <BlogList posts={rendered} number={number} count={count} title={title} {...common} />
          </BlogLayout>
        );
      },
    };
  }
  if (route === '/blog/archive') {
    const words = { title: t('blog.archive'), description: t('blog.archiveDescription') };
    return {
      metadata: pageMetadata({ ...words, route, locale }),
      render: () => (
        <BlogLayout>
          <Archive posts={posts} {...common} />
        </BlogLayout>
      ),
    };
  }
  const index = posts.findIndex(({ source }) => source.route === route);
  const post = posts[index];
  if (!post) return undefined;
  const { frontMatter, locale: language } = post.source;
  const authors = post.authors.map(({ name }) => name);
  return {
    metadata: pageMetadata({ ...frontMatter, route, locale, language, publishedTime: post.date, authors }),
    render: async () => (
      <BlogLayout aside={<RecentPosts posts={posts} current={route} {...common} />}>
        <PostPage
          post={post}
          page={await showPage(post.source, locale)}
          newer={posts[index - 1]}
          older={posts[index + 1]}
          {...common}
        />
      </BlogLayout>
    ),
  };
}
