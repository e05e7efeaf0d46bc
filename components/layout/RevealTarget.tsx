'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { findTarget } from '@/lib/browser/find-target';

/** Opens the foldable blocks around what the address points to, on load and when the hash changes; tabs do so themselves. */
export function RevealTarget() {
  const pathname = usePathname();
  useEffect(() => {
    const reveal = (): void => {
      const target = findTarget(location.hash);
      let isOpened = false;
      for (let element = target?.parentElement; element; element = element.parentElement) {
        if (!(element instanceof HTMLDetailsElement) || element.open) continue;
        element.open = true;
        isOpened = true;
      }
      if (isOpened) target?.scrollIntoView({ behavior: 'instant' });
    };
    reveal();
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, [pathname]);
  return null;
}
