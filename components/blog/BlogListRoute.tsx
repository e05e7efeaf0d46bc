import type { Metadata } from 'next';
import { blogPageRoute, getBlogPage, listPosts } from '@/lib/blog/posts';
import { getTranslator } from '@/lib/i18n/translator';
import type { Locale } from '@/lib/site/config';
import { pageMetadata } from '@/lib/site/metadata';
import { listTranslations } from '@/lib/translations/list-translations';
import { showPage } from '../dev/show-page';
import { Static } from '../static/Static';
import { BlogLayout } from './BlogLayout';
import { PostList } from './PostList';

type Props = { number: number; locale: Locale };

/** A page of the list, for its two routes (`/blog` and `/blog/page/n`). */
export async function BlogListRoute({ number, locale }: Props) {
  const t = getTranslator(locale);
  const { posts, pages } = getBlogPage(number, locale);
  const rendered = await Promise.all(
    posts.map(async (post) => ({ post, page: await showPage(post.source, locale) })),
  );
  return (
    <Static id="page">
      <BlogLayout posts={listPosts(locale)} locale={locale} t={t}>
        <PostList posts={rendered} number={number} pages={pages} locale={locale} t={t} />
      </BlogLayout>
    </Static>
  );
}

export function blogListMetadata(number: number, locale: Locale): Metadata {
  const t = getTranslator(locale);
  const title = number === 1 ? t('blog.title') : t('blog.page', { page: number });
  return pageMetadata({
    title,
    description: `${t('blog.description')}${number === 1 ? '' : ` ${t('blog.page', { page: number })}.`}`,
    route: blogPageRoute(number),
    locale,
    translations: listTranslations(blogPageRoute(number)),
  });
}
