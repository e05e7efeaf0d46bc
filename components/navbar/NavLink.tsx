'use client';

import type { ReactNode } from 'react';
import { useRoute } from '@/lib/i18n/navigation';
import { isInside } from '@/lib/site/is-inside';
import { SiteLink } from '../ui/SiteLink';

type Props = {
  href: string;
  /** Routes below these prefixes mark the link as current. */
  activeOn?: string[] | undefined;
  children: ReactNode;
};

/** A link of a menu, which is marked while the reader is in its part of the site. */
export function NavLink({ href, activeOn = [], children }: Props) {
  const route = useRoute();
  const isActive = activeOn.some((prefix) => isInside(route, prefix));
  const current = route === activeOn[0] ? 'page' : 'true';
  return (
    <SiteLink href={href} aria-current={isActive ? current : undefined}>
      {children}
    </SiteLink>
  );
}
