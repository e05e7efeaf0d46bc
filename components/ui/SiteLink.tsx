'use client';

import Link from 'next/link';
import { useState, type ComponentProps } from 'react';
import { findTarget } from '@/lib/browser/find-target';
import { mayPrefetch } from '@/lib/browser/connection';
import { site } from '@/lib/site/config';
import { loadProgressBar } from '../progress/progress';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & {
  /** Address of a page of this locale, as `toHref` returns it. */
  href: string;
};

/** A link to a page of this site. The page is prefetched when the reader points at the link. */
export function SiteLink({ href, ...props }: Props) {
  const [isNear, setNear] = useState(false);
  const onNear = (): void => {
    if (!mayPrefetch()) return;
    setNear(true);
    void loadProgressBar();
  };
  // Links within the shown page. The router would not scroll to a section that the address already names, nor to one if the address
  // loses its query; and if only the query changes, it would fetch the page again and scroll to its top.
  const onNavigate = (event: { preventDefault: () => void }): void => {
    const { pathname, search, hash } = new URL(href, location.href);
    if (pathname !== location.pathname) return;
    const section = findTarget(hash);
    if (section) {
      event.preventDefault();
      location.hash = hash;
      section.scrollIntoView();
    } else if (hash === location.hash && search !== location.search) {
      event.preventDefault();
      history.pushState(null, '', href);
    }
  };
  return (
    <Link
      // Next.js adds the base path itself.
      href={href.slice(site.basePath.length)}
      prefetch={isNear ? null : false}
      onPointerEnter={onNear}
      // Skip the focus that a dialog gives back after it was opened by pointer.
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onNear()}
      onNavigate={onNavigate}
      {...props}
    />
  );
}
