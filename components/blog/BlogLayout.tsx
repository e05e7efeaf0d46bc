import type { ReactNode } from 'react';
import type { SidebarTree } from '@/lib/navigation/sidebar-tree';
import { Sidebar } from '../sidebar/Sidebar';

type Props = {
  /** The newest posts, beside a post. */
  recent?: SidebarTree;
  children: ReactNode;
};

/** The frame of the pages of the blog. */
export function BlogLayout({ recent, children }: Props) {
  return (
    <div className={recent ? 'doc-layout' : 'doc-layout no-sidebar'}>
      {recent ? <Sidebar trees={[recent]} /> : null}
      <main id="main" className={recent ? 'doc blog with-aside' : 'doc blog'} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
