'use client';

import type { ReactNode } from 'react';
import { useRoute } from '@/lib/i18n/navigation';
import { isInside } from '@/lib/site/is-inside';
import { Icon } from '../ui/Icon';
import { downIcon } from '../ui/icons';

type Props = {
  label: string;
  /** It starts open on routes below these prefixes. */
  activeOn: string[];
  children: ReactNode;
};

/** A foldable list of links in the mobile menu. */
export function MobileGroup({ label, activeOn, children }: Props) {
  const route = useRoute();
  return (
    <details open={activeOn.some((prefix) => isInside(route, prefix))}>
      <summary>
        {label}
        <Icon path={downIcon} />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
