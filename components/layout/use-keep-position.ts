import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { findTarget } from '@/lib/browser/find-target';
import { restorePosition, storePosition } from '@/lib/browser/reading-position';
import { onTransitionStart } from '@/lib/browser/transition';
import { endProgress } from '../progress/progress';
import './early-press';

/** The position is stored this long after scrolling stopped: browsers limit writes to the history. */
const SCROLL_IDLE_MS = 100;

/**
 * Brings the reading position back with Back, Forward and reload. Browsers restore an offset before React has rendered the page, when it
 * may be too short.
 */
export function useKeepPosition(): void {
  const pathname = usePathname();
  /** Set by Back and Forward until the page of the entry is rendered. */
  const isReturning = useRef(false);
  /** Path of the shown page, with the base path of the site. */
  const shown = useRef('');

  useEffect(() => {
    const stop = storePositions(() => !isReturning.current);
    const stopMarking = markSections();
    const stopRestoration = replaceBrowserRestoration();
    const onPopState = (): void => {
      // For an entry of the same page, nothing will be rendered.
      isReturning.current = location.pathname !== shown.current;
      if (!isReturning.current) restorePosition();
    };
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => {
      stop();
      stopMarking();
      stopRestoration();
      window.removeEventListener('popstate', onPopState, { capture: true });
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location.pathname;
    if (before === '' || before === shown.current) return;
    // A position or a hash needs real heights; the first-paint script sets the same attribute for whole loads.
    document.documentElement.toggleAttribute('data-whole', isReturning.current || location.hash !== '');
    if (isReturning.current) restorePosition();
    // Next.js has scrolled there while heights above it were still guessed.
    else findTarget(location.hash)?.scrollIntoView({ behavior: 'instant' });
    isReturning.current = false;
  }, [pathname]);
}

/** Stores the position while the reader scrolls and before the page is left. `isOfEntry`: the shown page belongs to the history entry. */
function storePositions(isOfEntry: () => boolean): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);
  const onScroll = (): void => {
    cancel();
    if (isOfEntry()) timer = setTimeout(storePosition, SCROLL_IDLE_MS);
  };
  // The reader may leave before the position has been stored: by a link to a section, or by the router.
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) storePosition();
  };
  const stopFollowing = onTransitionStart((type) => {
    cancel();
    if (type !== 'traverse') storePosition();
  });
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  document.addEventListener('click', onClick, { capture: true, signal });
  window.addEventListener('popstate', cancel, { capture: true, signal }); // it would write to the wrong entry
  return () => {
    cancel();
    stopFollowing();
    stopping.abort();
  };
}

/**
 * Marks the entries that the browser makes for sections as Next.js does: without the marks, Back to one from another page would load the
 * document. A page that is still loading is called off: Next.js would otherwise show it under the address of the section.
 */
function markSections(): () => void {
  /** Path and state of the entry at which the last navigation has begun. */
  let begun: [path?: string, state?: unknown] = [];
  const stopFollowing = onTransitionStart(() => {
    begun = [location.pathname, history.state];
  });
  const onHash = (): void => {
    const state = history.state as { __NA?: boolean } | null;
    if (state?.__NA) return; // Next.js has made this entry
    const [path, marked] = begun;
    if (path === location.pathname) {
      // In Next.js, the call below shows the page that the current state holds, and drops the one that is loading.
      history.replaceState(marked, '');
      endProgress();
    }
    // A call with an address makes Next.js take the entry for its own, and add the marks.
    history.replaceState(state, '', location.href);
  };
  window.addEventListener('hashchange', onHash);
  return () => {
    stopFollowing();
    window.removeEventListener('hashchange', onHash);
  };
}

/** Restores the position after a reload, and switches the browser's own scroll restoration off until the page is left. */
function replaceBrowserRestoration(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const letBrowserRestore = (restores: boolean): void => {
    history.scrollRestoration = restores ? 'auto' : 'manual';
  };
  // After a reload, browsers restore their offset while the text above it is still being laid out.
  if (!window.early?.scrolling) restorePosition();
  letBrowserRestore(false);
  window.addEventListener('pagehide', () => letBrowserRestore(true), { signal });
  window.addEventListener('pageshow', () => letBrowserRestore(false), { signal });
  return () => stopping.abort();
}
