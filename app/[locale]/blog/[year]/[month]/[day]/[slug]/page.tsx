import { BlogLayout, RecentPosts } from '@/components/blog/BlogLayout';
import { PostPage } from '@/components/blog/PostPage';
import { showPage } from '@/components/dev/show-page';
import { pageRoute } from '@/components/pages/page-route';
import { listPosts } from '@/lib/blog/posts';
import { pageMetadata } from '@/lib/docs/metadata';
import { toLocale } from '@/lib/i18n/params';

type Params = { locale: string; year: string; month: string; day: string; slug: string };

export const dynamicParams = false;

export function generateStaticParams({ params: { locale } }: { params: { locale: string } }) {
  return listPosts(toLocale(locale)).map(({ source }) => {
    const [, , year, month, day, slug] = source.route.split('/');
    return { year, month, day, slug };
  });
}

const route = pageRoute((locale, t, { year, month, day, slug }: Params) => {
  const posts = listPosts(locale);
  const address = `/blog/${year}/${month}/${day}/${slug}`;
  const index = posts.findIndex(({ source }) => source.route === address);
  const post = posts[index];
  if (!post) return undefined;
  const { frontMatter, locale: language } = post.source;
  const authors = post.authors.map(({ name }) => name);
  const words = { ...frontMatter, publishedTime: post.date, authors };
  return {
    metadata: pageMetadata({ ...words, route: address, locale, language }),
    render: async () => (
      <BlogLayout aside={<RecentPosts posts={posts} current={address} locale={locale} t={t} />}>
        <PostPage
          post={post}
          page={await showPage(post.source, locale)}
          newer={posts[index - 1]}
          older={posts[index + 1]}
          locale={locale}
          t={t}
        />
      </BlogLayout>
    ),
  };
});

export const generateMetadata = route.generateMetadata;
export default route.Page;
