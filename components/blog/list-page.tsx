import { blogPageRoute, getBlogPage } from '@/lib/blog/posts';
import { pageMetadata } from '@/lib/docs/metadata';
import type { Translate } from '@/lib/i18n/translator';
import type { Locale } from '@/lib/site/config';
import { showPage } from '../dev/show-page';
import type { FoundPage } from '../pages/page-route';
import { BlogLayout } from './BlogLayout';
import { BlogList } from './BlogList';

/** A page of the list of posts, for its two routes: `/blog` and `/blog/page/n`. */
export function listPage(number: number, locale: Locale, t: Translate): FoundPage {
  const name = t('blog.page', { page: number });
  const title = number === 1 ? t('blog.title') : name;
  const description = number === 1 ? t('blog.description') : `${t('blog.description')} ${name}.`;
  return {
    metadata: pageMetadata({ title, description, route: blogPageRoute(number), locale }),
    render: async () => {
      const { posts, pages } = getBlogPage(number, locale);
      const rendered = await Promise.all(
        posts.map(async (post) => ({ post, page: await showPage(post.source, locale) })),
      );
      return (
        <BlogLayout>
          <BlogList posts={rendered} number={number} count={pages} title={title} locale={locale} t={t} />
        </BlogLayout>
      );
    },
  };
}
