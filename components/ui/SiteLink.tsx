'use client';

import Link from 'next/link';
import { useState, type ComponentProps } from 'react';
import { findTarget } from '@/lib/browser/find-target';
import { isSlowConnection } from '@/lib/browser/connection';
import { site } from '@/lib/site/config';
import { loadProgressBar } from '../progress/progress';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & {
  /** Address of a page of this locale, as `toHref` returns it. */
  href: string;
};

/** A link to a page of this site. The page is prefetched when the reader points at the link, unless the connection is slow. */
export function SiteLink({ href, ...props }: Props) {
  const [isNear, setNear] = useState(false);
  const onNear = (): void => {
    if (isSlowConnection()) return;
    setNear(true);
    void loadProgressBar();
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
      // Next.js adds the base path itself.
      href={href.slice(site.basePath.length)}
      prefetch={isNear ? null : false}
      onPointerEnter={onNear}
      onFocus={onNear}
      onNavigate={onNavigate}
      {...props}
    />
  );
}
