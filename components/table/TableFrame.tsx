'use client';

import { useRef, type ReactNode } from 'react';
import { useOverflow } from '../ui/use-overflow';

type Props = {
  label: string;
  /** Whether its rows become cards on phones. */
  stacked?: boolean;
  children: ReactNode;
};

/** The frame of a table, which scrolls sideways, by keyboard too. */
export function TableFrame({ label, stacked = false, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame);
  return (
    <div
      ref={frame}
      className={stacked ? 'table stacked' : 'table'}
      role="group"
      aria-label={label}
      tabIndex={overflows === false ? undefined : 0}
    >
      {children}
    </div>
  );
}
