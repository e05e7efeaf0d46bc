'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { findTarget } from '@/lib/browser/find-target';
import { isSlowConnection } from '@/lib/browser/connection';
import { site } from '@/lib/site/config';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & {
  /** Address of a page of this locale, as `toHref` returns it. */
  href: string;
};

/** A link to a page of this site. The page is prefetched when the reader points at the link, unless the connection is slow. */
export function SiteLink({ href, ...props }: Props) {
  const router = useRouter();
  // Next.js adds the base path itself.
  const path = href.slice(site.basePath.length);
  // Not by `prefetch`, which the router only sees at the next rendering: a click that comes before would load all data of the route.
  const onNear = (): void => {
    if (!isSlowConnection()) router.prefetch(path);
  };
  // To a section of the shown page, the router does not scroll again, nor if the address loses a query.
  const onNavigate = (event: { preventDefault: () => void }): void => {
    const { pathname, hash } = new URL(href, location.href);
    const section = pathname === location.pathname ? findTarget(hash) : null;
    if (!section) return;
    event.preventDefault();
    location.hash = hash;
    section.scrollIntoView();
  };
  return (
    <Link
      href={path}
      prefetch={false}
      onPointerEnter={onNear}
      onTouchStart={onNear}
      onFocus={onNear}
      onNavigate={onNavigate}
      {...props}
    />
  );
}
