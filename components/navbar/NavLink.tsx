'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { useRoute } from '@/lib/i18n/navigation';
import { toHref } from '@/lib/site/config';
import { isInside } from '@/lib/site/is-inside';
import { SiteLink } from '../ui/SiteLink';

type Props = {
  /** Route of the target, with or without a hash. */
  href: string;
  children: ReactNode;
};

/** A link of a menu, which is marked while the reader is in its part of the site. */
export function NavLink({ href, children }: Props) {
  const shown = useRoute();
  const locale = useLocale();
  const [route = '/', hash] = href.split('#');
  const isActive = !hash && isInside(shown, route);
  const current = shown === route ? 'page' : 'true';
  return (
    <SiteLink
      href={toHref(route, locale) + (hash ? `#${hash}` : '')}
      aria-current={isActive ? current : undefined}
    >
      {children}
    </SiteLink>
  );
}
