'use client';

import type { ReactNode } from 'react';
import { useRoute } from '@/lib/i18n/navigation';
import { isInside } from '@/lib/site/is-inside';
import { Icon } from '../ui/Icon';
import { downIcon } from '../ui/icons';

type Props = {
  label: string;
  /** It starts open on these routes, and below them. */
  routes: string[];
  children: ReactNode;
};

/** A foldable list of links in the mobile menu. */
export function MobileGroup({ label, routes, children }: Props) {
  const shown = useRoute();
  return (
    <details open={routes.some((route) => isInside(shown, route))}>
      <summary>
        {label}
        <Icon path={downIcon} />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
