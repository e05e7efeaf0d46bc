import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { BlogLayout } from '@/components/blog/BlogLayout';
import { PostPage } from '@/components/blog/PostPage';
import { compilePage } from '@/components/mdx/compile-page';
import { listPosts, recentPosts } from '@/lib/blog/posts';
import { pageMetadata } from '@/lib/docs/metadata';
import { toLocale } from '@/lib/i18n/params';

type Params = { locale: string; year: string; month: string; day: string; slug: string };

type Props = { params: Promise<Params> };

export function generateStaticParams({ params: { locale } }: { params: { locale: string } }) {
  return listPosts(toLocale(locale)).map(({ source }) => {
    const [, , year, month, day, slug] = source.route.split('/');
    return { year, month, day, slug };
  });
}

async function readPost(params: Props['params']) {
  const { locale: name, year, month, day, slug } = await params;
  const locale = toLocale(name);
  setRequestLocale(locale);
  const posts = listPosts(locale);
  const route = `/blog/${year}/${month}/${day}/${slug}`;
  const index = posts.findIndex(({ source }) => source.route === route);
  return { locale, post: posts[index] ?? notFound(), newer: posts[index - 1], older: posts[index + 1] };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, post } = await readPost(params);
  const { route, frontMatter, locale: language } = post.source;
  const authors = post.authors.map(({ name }) => name);
  return pageMetadata({ ...frontMatter, publishedTime: post.date, authors, route, locale, language });
}

export default async function Page({ params }: Props) {
  const { locale, post, newer, older } = await readPost(params);
  const { content, page } = await compilePage(post.source, locale);
  return (
    <BlogLayout recent={recentPosts(locale)}>
      <PostPage post={post} content={content} page={page} newer={newer} older={older} />
    </BlogLayout>
  );
}
