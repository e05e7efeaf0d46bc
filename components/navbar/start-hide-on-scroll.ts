import { on } from '@/lib/browser/events';
import { findTarget } from '@/lib/browser/find-target';

/**
 * Hides the bar on scroll down and shows it on scroll up. It stays at the top of the page, while one of its menus is open and while it
 * holds the focus (WCAG 2.4.11); the bounce at the end of the page does not show it. A jump to a heading hides it. Scrolls that the
 * reader did not cause are ignored: those of a jump, those that bring the focused element into view, and scroll anchoring after the page
 * has grown or shrunk.
 */
export function startHideOnScroll(): void {
  const root = document.documentElement;
  const bar = document.querySelector<HTMLElement>('.navbar');
  if (!bar) return;
  let last = window.scrollY;
  let lastHeight = root.scrollHeight;
  /** How much the page has grown since the last frame. */
  let grown = 0;
  /** Frames in which scrolls are ignored. */
  let ignored = 0;

  const noteHeight = (): void => {
    const now = root.scrollHeight;
    if (now === lastHeight) return;
    grown += now - lastHeight;
    lastHeight = now;
    // The event of scroll anchoring comes with the next frame; later scrolls are the reader's.
    requestAnimationFrame(() => (grown = 0));
  };
  const ignore = (frames: number): void => {
    ignored = frames;
    if (frames > 0) requestAnimationFrame(() => ignore(frames - 1));
  };
  const show = (visible: boolean): void => {
    const isBusy = bar.querySelector('details[open]') !== null || bar.contains(document.activeElement);
    root.toggleAttribute('data-bar-hidden', !visible && !isBusy);
  };
  const onScroll = (): void => {
    noteHeight();
    const position = window.scrollY;
    const moved = position - last;
    last = position;
    // Heights are whole pixels, scroll offsets are not.
    const isAnchoring = moved * grown > 0 && Math.abs(moved) <= Math.abs(grown) + 1;
    if (position < bar.offsetHeight) show(true);
    else if (ignored > 0 || isAnchoring) return;
    else if (moved > 0) show(false);
    else if (moved < 0 && position + window.innerHeight < lastHeight - bar.offsetHeight) show(true);
  };
  const onJump = (): void => {
    ignore(4); // guessed heights around the target become real, and scroll anchoring follows
    last = window.scrollY;
    show(last < bar.offsetHeight || !findTarget(location.hash));
  };
  const onFocus = (): void => {
    if (bar.contains(document.activeElement)) show(true);
    ignore(Math.max(ignored, 1)); // the scroll event comes with the next frame, before the frame's callbacks
  };
  new ResizeObserver(noteHeight).observe(document.body);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('hashchange', onJump);
  on('page:shown', onJump);
  document.addEventListener('focusin', onFocus);
}
