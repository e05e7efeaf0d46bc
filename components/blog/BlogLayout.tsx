import type { ReactNode } from 'react';
import { toHref, type Locale } from '@/lib/site/config';
import type { Post } from '@/lib/blog/posts';
import type { PageSource } from '@/lib/content/types';
import { foreignAttributes } from '@/lib/i18n/fallback';
import type { Translate } from '@/lib/i18n/translator';
import { toTypography } from '@/lib/text/typography';

type Props = { aside?: ReactNode; children: ReactNode };

export function BlogLayout({ aside, children }: Props) {
  return (
    <div className={aside ? 'doc-layout' : 'doc-layout no-sidebar'}>
      {aside}
      <main id="main" className="doc blog" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

type RecentProps = { posts: Post[]; current: string; locale: Locale; t: Translate };

/** The five newest posts, beside a post. The mobile menu shows it like any other sidebar. */
export function RecentPosts({ posts, current, locale, t }: RecentProps) {
  return (
    <nav className="sidebar" data-name="blog" aria-label={t('blog.recentLabel')}>
      <p className="sidebar-title">{t('blog.recent')}</p>
      <ul>
        {posts.slice(0, 5).map(({ source }) => (
          <li key={source.route}>
            <a
              href={toHref(source.route, locale)}
              aria-current={source.route === current ? 'page' : undefined}
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

/** Title of a post in a list: plain text, or an element with `lang` if its language differs from the page's. */
export function PostTitle({ source, locale }: { source: PageSource; locale: Locale }) {
  const title = toTypography(source.frontMatter.title, source.locale);
  if (source.locale === locale) return title;
  return <span {...foreignAttributes(source.locale, locale)}>{title}</span>;
}
