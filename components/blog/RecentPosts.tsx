import { toHref, type Locale } from '@/lib/site/config';
import type { Post } from '@/lib/blog/posts';
import type { Translate } from '@/lib/i18n/translator';
import { PostTitle } from './PostTitle';

type Props = { posts: Post[]; current: string; locale: Locale; t: Translate };

/** The five newest posts, beside a post. The mobile menu shows it like any other sidebar. */
export function RecentPosts({ posts, current, locale, t }: Props) {
  return (
    <nav className="sidebar" data-name="blog" aria-label={t('blog.recentLabel')}>
      <p className="sidebar-title">{t('blog.recent')}</p>
      <ul>
        {posts.slice(0, 5).map(({ source }) => (
          <li key={source.route}>
            <a
              href={toHref(source.route, locale)}
              {...(source.route === current ? { 'aria-current': 'page' as const } : {})}
            >
              <PostTitle source={source} locale={locale} />
            </a>
          </li>
        ))}
        <li>
          <a href={toHref('/blog/archive', locale)}>{t('blog.archive')}</a>
        </li>
      </ul>
    </nav>
  );
}
