'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { lazyPart } from '../ui/lazy-part';
import { showMatches, useMatches } from './use-matches';

const MatchBar = lazyPart(async () => (await import('./MatchBar')).MatchBar, { isAwaited: false });

/** Marks the words of the search on the page that a result led to, also after Back. */
export function Matches() {
  const pathname = usePathname();
  const words = useMatches((state) => state.words);
  useEffect(() => {
    const { pathname: shown } = location;
    const onPopState = (): void => {
      // Otherwise another page is about to be shown.
      if (location.pathname === shown) showMatches();
    };
    showMatches();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [pathname]);
  const hasMarks = words.length > 0 && 'highlights' in CSS;
  return hasMarks ? <MatchBar key={`${pathname} ${words.join()}`} words={words} /> : null;
}
