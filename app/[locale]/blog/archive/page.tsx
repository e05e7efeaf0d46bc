import { Archive } from '@/components/blog/Archive';
import { BlogLayout } from '@/components/blog/BlogLayout';
import { pageRoute } from '@/components/pages/page-route';
import { listPosts } from '@/lib/blog/posts';
import { pageMetadata } from '@/lib/docs/metadata';

const route = pageRoute((locale, t) => {
  const words = { title: t('blog.archive'), description: t('blog.archiveDescription') };
  return {
    metadata: pageMetadata({ ...words, route: '/blog/archive', locale }),
    render: () => (
      <BlogLayout>
        <Archive posts={listPosts(locale)} locale={locale} t={t} />
      </BlogLayout>
    ),
  };
});

export const generateMetadata = route.generateMetadata;
export default route.Page;
