import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { isTaken } from '@/lib/browser/free-key';
import { whenIdle } from '@/lib/browser/when-idle';

/** Chromium lays out what is up to one and a half windows away, so a jump to the end also lays out what is above it. */
const LAID_OUT_WINDOWS = 3;

/**
 * Lays out the blocks whose guessed heights would make a jump to the end stop short: the last ones when the browser is idle, for Tab
 * and the scrollbar, and all of them at a press of End, which scrolls smoothly past them.
 */
export function useLayOutEnd(): void {
  const pathname = usePathname();
  useEffect(() => layOutLastBlocks(), [pathname]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // On a Mac, most keyboards have no End.
      const leadsToEnd = event.key === 'End' || (event.key === 'ArrowDown' && event.metaKey);
      if (leadsToEnd && !isTaken(event)) layOutOnce();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/**
 * One block at a time, and not by a rule of CSS, which would lay them out in one long task. Afterwards they are skipped again, or every
 * dialog would restyle them too. Returns the function that stops it.
 */
function layOutLastBlocks(): () => void {
  const layOut = (block: Element | null): void => {
    if (!(block instanceof HTMLElement)) return;
    block.style.contentVisibility = 'visible';
    whenRemembered(() => (block.style.contentVisibility = ''));
    const toEnd = document.documentElement.scrollHeight - window.scrollY - block.getBoundingClientRect().top;
    if (toEnd < LAID_OUT_WINDOWS * window.innerHeight)
      cancel = whenIdle(() => layOut(block.previousElementSibling));
  };
  let cancel = whenIdle(() => layOut(document.querySelector('.prose > :last-child')));
  return () => cancel();
}

/** Lays out all blocks before the browser scrolls. */
function layOutOnce(): void {
  const root = document.documentElement;
  if (root.hasAttribute('data-whole')) return;
  root.toggleAttribute('data-whole', true);
  whenRemembered(() => root.toggleAttribute('data-whole', false));
  const from = window.scrollY;
  // Where this layout takes seconds, Chromium may end its smooth scrolling before the first step.
  const arrive = (): void => {
    if (window.scrollY === from) window.scrollTo(0, root.scrollHeight);
  };
  document.addEventListener('scrollend', arrive, { once: true });
}

/** Calls back after the frame in which the browser remembers the heights of the blocks that it has laid out. */
function whenRemembered(action: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(action));
}
