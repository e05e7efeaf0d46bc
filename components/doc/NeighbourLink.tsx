'use client';

import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { isSlowConnection } from '@/lib/browser/connection';
import { whenIdle } from '@/lib/browser/when-idle';
import { site } from '@/lib/site/config';
import { SiteLink } from '../ui/SiteLink';

/** The data of this page alone would be most of what a view may prefetch. */
const LARGEST_PAGE = '/v1/api/config';

/** A link to the page before or after, which is prefetched when the browser is idle. */
export function NeighbourLink({ href, rel, children }: { href: string; rel: string; children: ReactNode }) {
  const router = useRouter();
  useEffect(
    () =>
      whenIdle(() => {
        if (!isSlowConnection() && !href.endsWith(LARGEST_PAGE))
          router.prefetch(href.slice(site.basePath.length));
      }),
    [router, href],
  );
  return (
    <SiteLink href={href} rel={rel}>
      {children}
    </SiteLink>
  );
}
