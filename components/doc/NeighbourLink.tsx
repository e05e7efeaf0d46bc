'use client';

import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { isSlowConnection } from '@/lib/browser/connection';
import { whenIdle } from '@/lib/browser/when-idle';
import { site } from '@/lib/site/config';
import { SiteLink } from '../ui/SiteLink';

/** A link to the page before or after, which is prefetched when the browser is idle. */
export function NeighbourLink({ href, rel, children }: { href: string; rel: string; children: ReactNode }) {
  const router = useRouter();
  useEffect(
    () =>
      whenIdle(() => {
        if (!isSlowConnection()) router.prefetch(href.slice(site.basePath.length));
      }),
    [router, href],
  );
  return (
    <SiteLink href={href} rel={rel}>
      {children}
    </SiteLink>
  );
}
