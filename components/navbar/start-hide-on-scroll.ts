import { on } from '@/lib/browser/events';
import { findTarget } from '@/lib/browser/find-target';

/**
 * Hides the bar on scroll down and shows it on scroll up. It stays at the top of the page, while one of its menus is open and while it
 * holds the focus (WCAG 2.4.11); the bounce at the end of the page does not show it. A jump to a heading hides it. Scrolls that the
 * reader did not cause are ignored: those of a jump, those that bring the focused element into view, and scroll anchoring after the page
 * has grown or shrunk.
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
  // The event of scroll anchoring comes with the next frame; later scrolls are the reader's.
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
    // Heights are whole pixels, scroll offsets are not.
    else if (moved * grown > 0 && Math.abs(moved) <= Math.abs(grown) + 1) return;
    else if (moved > 0) show(false);
    else if (moved < 0 && position + window.innerHeight < lastHeight - height()) show(true);
  };
  // Around the target of a jump, guessed heights become real in the next frames, and scroll anchoring follows.
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
    // The scroll event comes with the next frame, before the frame's callbacks.
    focusMoves = true;
    requestAnimationFrame(() => (focusMoves = false));
  };
  new ResizeObserver(noteHeight).observe(document.body);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('hashchange', onJump);
  on('page:shown', onJump);
  document.addEventListener('focusin', onFocus);
}
