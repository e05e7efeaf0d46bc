'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { currentPage, currentSection } from './current-page';
import { rememberPage } from './reading-memory';

/** Stores the shown page and section on this device, for “continue reading” on the home page. */
export function RememberReading() {
  const pathname = usePathname();
  useEffect(() => {
    const page = currentPage();
    if (!page) return undefined;
    let section = currentSection();
    const note = (): void => rememberPage({ ...page, ...section });
    // When the page is left, its text is no longer in the document.
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        section = currentSection();
      }, 200);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onHide = (): void => {
      section = currentSection();
      note();
    };
    note();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', onHide);
    return () => {
      clearTimeout(timer);
      note();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', onHide);
    };
  }, [pathname]);
  return null;
}
