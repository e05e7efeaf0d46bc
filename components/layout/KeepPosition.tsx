'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { restorePosition, storedPosition, storePosition } from '@/lib/browser/reading-position';
import { onTransitionStart } from '@/lib/browser/transition';
import './early-press';

/** The position is stored this long after scrolling stopped: browsers limit writes to the history. */
const SCROLL_IDLE_MS = 100;

/**
 * Brings the reading position back with Back, Forward and reload. Browsers restore an offset before React has rendered the page, when it
 * may be too short.
 */
export function KeepPosition() {
  const pathname = usePathname();
  /** Set by Back and Forward until the page of the entry is rendered. */
  const isReturning = useRef(false);
  /** Path of the shown page, with the base path of the site. */
  const shown = useRef('');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      clearTimeout(timer);
      // The page that is still shown does not belong to the entry any more.
      if (!isReturning.current) timer = setTimeout(storePosition, SCROLL_IDLE_MS);
    };
    // The reader may leave before the position has been stored: by a link to a section, or by the router.
    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('a')) storePosition();
    };
    const stop = onTransitionStart((type) => {
      clearTimeout(timer);
      if (type !== 'traverse') storePosition();
    });
    const onPopState = (): void => {
      clearTimeout(timer); // it would write to the wrong entry
      // For an entry of the same page, nothing will be rendered.
      isReturning.current = location.pathname !== shown.current;
      const position = storedPosition();
      if (!isReturning.current && position) restorePosition(position);
    };
    // The browser has made an entry for a section. Without the marks of Next.js, Back to it from another page would load the document.
    const onHash = (): void => {
      if (!(history.state as { __NA?: boolean } | null)?.__NA)
        history.replaceState(history.state, '', location.href);
    };
    const letBrowserRestore = (restores: boolean): void => {
      history.scrollRestoration = restores ? 'auto' : 'manual';
    };
    // After a reload, browsers restore their offset while the text above it is still being laid out.
    const position = storedPosition();
    if (position && !window.early?.scrolling) restorePosition(position);
    letBrowserRestore(false);
    const onHide = (): void => letBrowserRestore(true);
    const onShow = (): void => letBrowserRestore(false);
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', onPopState, { capture: true });
    window.addEventListener('hashchange', onHash);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', onPopState, { capture: true });
      window.removeEventListener('hashchange', onHash);
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location.pathname;
    if (before === '' || before === shown.current) return;
    const position = isReturning.current ? storedPosition() : undefined;
    isReturning.current = false;
    // A position or a hash needs real heights; the first-paint script sets the same attribute for whole loads.
    document.documentElement.toggleAttribute('data-whole', position !== undefined || location.hash !== '');
    if (position) restorePosition(position);
  }, [pathname]);
  return null;
}
