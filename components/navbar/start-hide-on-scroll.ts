import { on } from '@/lib/browser/events';
import { findTarget } from '@/lib/browser/find-target';

/**
 * Hides the bar on scroll down and shows it on scroll up: never at the top, never at the page's end bounce, never while a
 * menu is open or the focus is inside (WCAG 2.4.11). A jump to a heading hides it; the scroll it causes does not count, nor
 * does that to what takes the focus, which the bar would then cover, nor that of a page which grows or shrinks by as much:
 * there the browser keeps the text in place, and the reader rests.
 */
export function startHideOnScroll(): void {
  const pageHeight = (): number => document.documentElement.scrollHeight;
  const bar = (): HTMLElement | null => document.querySelector('.navbar');
  const height = (): number => bar()?.offsetHeight ?? 0;
  let last = window.scrollY;
  let lastHeight = pageHeight();
  let grown = 0;
  let focusMoves = false;
  let settling = false;
  // The scroll that holds the text in place is told with the next frame: what grew before it explains none.
  const noteHeight = (): void => {
    const now = pageHeight();
    if (now === lastHeight) return;
    grown += now - lastHeight;
    lastHeight = now;
    requestAnimationFrame(() => (grown = 0));
  };
  const show = (visible: boolean): void => {
    const busy = bar()?.querySelector('details[open]') || bar()?.contains(document.activeElement) === true;
    document.documentElement.toggleAttribute('data-bar-hidden', !visible && !busy);
  };
  const onScroll = (): void => {
    noteHeight();
    const position = window.scrollY;
    const moved = position - last;
    last = position;
    if (position < height()) show(true);
    else if (focusMoves || settling) return;
    // Heights are whole pixels, places are not.
    else if (moved * grown > 0 && Math.abs(moved) <= Math.abs(grown) + 1) return;
    else if (moved > 0) show(false);
    else if (moved < 0 && position + window.innerHeight < lastHeight - height()) show(true);
  };
  // Around the target of a jump guessed heights become real in the next frames, and the browser scrolls to hold it in place.
  const settle = (frames: number): void => {
    settling = frames > 0;
    if (settling) requestAnimationFrame(() => settle(frames - 1));
  };
  const onJump = (): void => {
    settle(4);
    last = window.scrollY;
    show(last < height() || !findTarget(location.hash));
  };
  const onFocus = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.closest('.navbar')) show(true);
    // Its scroll comes after it, and is told with the next frame, before what waits for that frame.
    focusMoves = true;
    requestAnimationFrame(() => (focusMoves = false));
  };
  new ResizeObserver(noteHeight).observe(document.body);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('hashchange', onJump);
  on('page:shown', onJump);
  document.addEventListener('focusin', onFocus);
}
