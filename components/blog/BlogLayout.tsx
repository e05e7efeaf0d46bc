import type { ReactNode } from 'react';
import type { Locale } from '@/lib/site/config';
import type { Post } from '@/lib/blog/posts';
import type { Translate } from '@/lib/i18n/translator';
import { RecentPosts } from './RecentPosts';

type Props = {
  posts: Post[];
  /** Route of the shown post; the lists have none, and no list of posts beside them. */
  current?: string;
  locale: Locale;
  t: Translate;
  children: ReactNode;
};

export function BlogLayout({ posts, current, locale, t, children }: Props) {
  return (
    <div className={current ? 'doc-layout' : 'doc-layout no-sidebar'}>
      {current ? <RecentPosts posts={posts} current={current} locale={locale} t={t} /> : null}
      <main id="main" className="doc blog" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
