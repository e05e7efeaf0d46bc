'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';

/**
 * Lays out the blocks of the last window of the page, so that a jump to the end arrives there: their heights are no guesses any
 * more. One block at a time, and not by a rule of CSS, which would lay them out in one long task.
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
      if (toEnd < window.innerHeight) cancel = whenIdle(() => layOut(block.previousElementSibling));
    };
    cancel = whenIdle(() => layOut(document.querySelector('.prose > :last-child')));
    return () => cancel?.();
  }, [pathname]);
  return null;
}
