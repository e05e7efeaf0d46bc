'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isSlowConnection } from '@/lib/browser/connection';
import { whenIdle } from '@/lib/browser/when-idle';
import { site } from '@/lib/site/config';

/** With the two neighbours at most 80 kB a view: a page is 9 kB at the median, references are larger and left out. */
const MAX_PAGES = 3;

/** Prefetches the first pages to which links of the text lead, once the reader sees the links and the browser is idle. */
export function PrefetchVisible() {
  const router = useRouter();
  const pathname = usePathname();
  useEffect(() => {
    const pages = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const page = isIntersecting && pages.size < MAX_PAGES ? pageOf(target) : undefined;
        if (page === undefined || page === pathname || pages.has(page)) continue;
        pages.add(page);
        router.prefetch(page);
      }
      if (pages.size === MAX_PAGES) observer.disconnect();
    });
    const cancel = whenIdle(() => {
      if (isSlowConnection()) return;
      for (const link of document.querySelectorAll('.prose a[href]'))
        if (pageOf(link)) observer.observe(link);
    });
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [router, pathname]);
  return null;
}

/** Path below the base path of the page that a link leads to; undefined for references, files and other sites. */
function pageOf(link: Element): string | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target)
    return undefined;
  const { pathname } = link;
  const isPage = pathname.startsWith(`${site.basePath}/`) && !/\.\w+$|\/v1\/api\//.test(pathname);
  return isPage ? pathname.slice(site.basePath.length) : undefined;
}
