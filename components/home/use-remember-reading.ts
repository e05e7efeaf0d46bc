import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { keys, onStored } from '@/lib/browser/storage';
import { onTransitionStart } from '@/lib/browser/transition';
import { currentPage, currentSection } from './current-page';
import { rememberPage } from './reading-memory';

/** Stores the shown page on this device with the section that the reader has come to, for “continue reading” on the home page. */
export function useRememberReading(): void {
  const pathname = usePathname();
  useEffect(() => {
    // The address changes before the text does, so the page is not read again when it is left.
    let page = currentPage();
    const note = (): void => {
      if (page) rememberPage({ ...page, ...currentSection() });
    };
    note();
    const stop = onTransitionStart(note);
    // Another tab has forgotten all pages, this one too.
    const stopFollowing = onStored(keys.lastPages, (value) => {
      if (value === null) page = undefined;
    });
    window.addEventListener('pagehide', note);
    return () => {
      stop();
      stopFollowing();
      window.removeEventListener('pagehide', note);
    };
  }, [pathname]);
}
