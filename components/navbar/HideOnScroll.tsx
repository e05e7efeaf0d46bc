'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { watchScroll, type ScrollWatcher } from './watch-scroll';

/** The bar, which hides while the reader scrolls down and returns when the reader scrolls up. The style sheet reads `data-bar-hidden`. */
export function HideOnScroll({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  const watcher = useRef<ScrollWatcher>(undefined);
  const pathname = usePathname();
  useEffect(() => {
    if (!bar.current) return undefined;
    watcher.current = watchScroll(bar.current);
    return watcher.current.stop;
  }, []);
  useEffect(() => watcher.current?.onJump(), [pathname]);
  return (
    <nav ref={bar} className="navbar" aria-label={label}>
      {children}
    </nav>
  );
}
