import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { findTarget } from '@/lib/browser/find-target';
import { restorePosition } from '@/lib/browser/reading-position';

const CLOSED = 'details:not([open])';

/** Opens the foldable blocks around what the address points to, on load and when the hash changes; tabs do so themselves. */
export function useUnfoldTarget(): void {
  const pathname = usePathname();
  useEffect(() => {
    const reveal = (): void => {
      const target = findTarget(location.hash);
      let isOpened = false;
      let block = target?.parentElement?.closest<HTMLDetailsElement>(CLOSED);
      while (block) {
        block.open = true;
        isOpened = true;
        block = block.closest<HTMLDetailsElement>(CLOSED);
      }
      // On Back and reload, the place that was left matters more.
      if (isOpened && !restorePosition()) target?.scrollIntoView({ behavior: 'instant' });
    };
    reveal();
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, [pathname]);
}
