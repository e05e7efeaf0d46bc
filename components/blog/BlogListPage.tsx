import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { blogPageRoute, getBlogPage } from '@/lib/blog/posts';
import { pageMetadata } from '@/lib/docs/metadata';
import type { Locale } from '@/lib/site/config';
import { compilePage } from '../mdx/compile-page';
import { BlogLayout } from './BlogLayout';
import { BlogList } from './BlogList';

/** A page of the list of posts, for its two routes: `/blog` and `/blog/page/n`. */
export async function BlogListPage({ number }: { number: number }) {
  const locale = await getLocale();
  const { posts, pages } = getBlogPage(number, locale);
  const compiled = posts.map(async (post) => ({ post, compiled: await compilePage(post.source, locale) }));
  const { title } = await listTexts(number, locale);
  return (
    <BlogLayout>
      <BlogList posts={await Promise.all(compiled)} number={number} count={pages} title={title} />
    </BlogLayout>
  );
}

/** Metadata of a page of the list of posts; pages count from 1. */
export async function listMetadata(number: number, locale: Locale): Promise<Metadata> {
  return pageMetadata({ ...(await listTexts(number, locale)), route: blogPageRoute(number), locale });
}

async function listTexts(number: number, locale: Locale): Promise<{ title: string; description: string }> {
  const t = await getTranslations({ locale, namespace: 'blog' });
  const name = t('page', { page: number });
  return number === 1
    ? { title: t('title'), description: t('description') }
    : { title: name, description: `${t('description')} ${name}.` };
}
