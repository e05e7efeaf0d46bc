import { getTranslator } from '../i18n/translator';
import type { SidebarEntry, SidebarTree } from '../navigation/sidebar-tree';
import { toTypography } from '../text/typography';
import type { Locale } from '../site/config';
import { authoring } from '../content/keep-per-build';
import { listPages } from '../content/pages';
import { readShared, type SharedData } from '../content/shared-data';
import { ContentError, type PageSource } from '../content/types';
import { didYouMean } from '../text/nearest';
import { own } from '../text/own';

const POSTS_PER_PAGE = 10;

type Author = SharedData<'content/authors.json'>[string];

export type Post = {
  source: PageSource;
  /** Day of publication, `2023-06-15`, UTC. */
  date: string;
  authors: Author[];
};

/** All posts, newest first. */
export function listPosts(locale: Locale): Post[] {
  const authors = readShared('content/authors.json');
  return listPages(locale)
    .filter((page) => page.route.startsWith('/blog/'))
    .map((source) => ({
      source,
      date: source.route.split('/').slice(2, 5).join('-'),
      authors: source.frontMatter.authors.map((key) => findAuthor(key, authors, source)),
    }))
    .sort((a, b) => b.source.route.localeCompare(a.source.route));
}

/** Posts of one page of the list (from 1), and how many pages there are. */
export function getBlogPage(page: number, locale: Locale): { posts: Post[]; pages: number } {
  const all = listPosts(locale);
  const start = (page - 1) * POSTS_PER_PAGE;
  return { posts: all.slice(start, start + POSTS_PER_PAGE), pages: listBlogRoutes(all.length).length };
}

/** Routes of all pages of the list. */
export function listBlogRoutes(posts: number): string[] {
  const length = Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));
  return Array.from({ length }, (_, index) => blogPageRoute(index + 1));
}

/** Route of a page of the list: `/blog`, `/blog/page/2`. */
export function blogPageRoute(page: number): string {
  return page === 1 ? '/blog' : `/blog/page/${page}`;
}

/** Minutes to read a text at 200 words a minute, rounded up, at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / 200));
}

/** Posts by year, newest year and newest post first. */
export function groupByYear(posts: Post[]): { year: string; posts: Post[] }[] {
  const years = [...new Set(posts.map((post) => post.date.slice(0, 4)))];
  return years.map((year) => ({ year, posts: posts.filter((post) => post.date.startsWith(year)) }));
}

function findAuthor(key: string, authors: Record<string, Author>, source: PageSource): Author {
  const author = own(authors, key);
  if (author) return author;
  if (authoring) return { name: key, title: '', url: '' };
  throw new ContentError(
    source.file,
    undefined,
    `Auteur inconnu « ${key} »`,
    didYouMean(key, Object.keys(authors), 'Ajoutez l’auteur à content/authors.json.'),
  );
}

/** The five newest posts, which are listed beside a post. */
export function recentPosts(locale: Locale): SidebarTree {
  const t = getTranslator(locale);
  const entries = listPosts(locale)
    .slice(0, 5)
    .map(({ source: { route, frontMatter, locale: language } }): SidebarEntry => ({
      id: route,
      label: toTypography(frontMatter.title, language),
      isPage: true,
      ...(language === locale ? {} : { language }),
    }));
  const archive: SidebarEntry = { id: '/blog/archive', label: t('blog.archive'), isPage: true };
  return {
    root: '/blog',
    label: t('blog.recentLabel'),
    title: t('blog.recent'),
    entries: [...entries, archive],
  };
}
