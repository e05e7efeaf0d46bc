'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';

/** Chromium lays out what is up to one and a half windows away, so a jump to the end also lays out what is above it. */
const LAID_OUT_WINDOWS = 3;

/**
 * Lays out the last blocks of the page, so that a jump to the end arrives there: their heights are no guesses any more. One block at
 * a time, and not by a rule of CSS, which would lay them out in one long task.
 */
export function LayOutEnd() {
  const pathname = usePathname();
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const layOut = (block: Element | null): void => {
      if (!(block instanceof HTMLElement)) return;
      block.style.contentVisibility = 'visible';
      const toEnd =
        document.documentElement.scrollHeight - window.scrollY - block.getBoundingClientRect().top;
      if (toEnd < LAID_OUT_WINDOWS * window.innerHeight)
        cancel = whenIdle(() => layOut(block.previousElementSibling));
    };
    cancel = whenIdle(() => layOut(document.querySelector('.prose > :last-child')));
    return () => cancel?.();
  }, [pathname]);
  return null;
}
