import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlogLayout, RecentPosts } from '@/components/blog/BlogLayout';
import { PostPage } from '@/components/blog/PostPage';
import { showPage } from '@/components/dev/show-page';
import { Static } from '@/components/static/Static';
import { listPosts } from '@/lib/blog/posts';
import { readLocale } from '@/lib/i18n/params';
import { getTranslator } from '@/lib/i18n/translator';
import { pageMetadata } from '@/lib/docs/metadata';

type Params = { locale: string; year: string; month: string; day: string; slug: string };
type Props = { params: Promise<Params> };

export const dynamicParams = false;

export async function generateStaticParams({ params: { locale } }: { params: { locale: string } }) {
  return listPosts(await readLocale(Promise.resolve({ locale }))).map(({ source }) => {
    const [, , year, month, day, slug] = source.route.split('/');
    return { year, month, day, slug };
  });
}

async function load(params: Props['params']) {
  const { year, month, day, slug } = await params;
  const locale = await readLocale(params);
  const posts = listPosts(locale);
  const index = posts.findIndex(({ source }) => source.route === `/blog/${year}/${month}/${day}/${slug}`);
  return { locale, posts, index, post: posts[index] ?? notFound() };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, post } = await load(params);
  const { frontMatter, route, locale: language } = post.source;
  return pageMetadata({
    ...frontMatter,
    route,
    locale,
    language,
    publishedTime: post.date,
    authors: post.authors.map(({ name }) => name),
  });
}

export default async function PostRoute({ params }: Props) {
  const { locale, posts, index, post } = await load(params);
  const t = getTranslator(locale);
  const recent = <RecentPosts posts={posts} current={post.source.route} locale={locale} t={t} />;
  return (
    <Static id="page">
      <BlogLayout aside={recent}>
        <PostPage
          post={post}
          page={await showPage(post.source, locale)}
          newer={posts[index - 1]}
          older={posts[index + 1]}
          locale={locale}
          t={t}
        />
      </BlogLayout>
    </Static>
  );
}
