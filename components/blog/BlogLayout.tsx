import type { ReactNode } from 'react';
import type { Locale } from '@/lib/site/config';
import type { Post } from '@/lib/blog/posts';
import type { Translate } from '@/lib/i18n/translator';
import { RecentPosts } from './RecentPosts';

type Props = { posts: Post[]; current?: string; locale: Locale; t: Translate; children: ReactNode };

export function BlogLayout({ posts, current, locale, t, children }: Props) {
  return (
    <div className="doc-layout">
      <RecentPosts posts={posts} locale={locale} t={t} {...(current ? { current } : {})} />
      <main id="main" className="doc blog" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
