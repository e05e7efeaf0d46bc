import { findTarget } from '@/lib/browser/find-target';

export type ScrollWatcher = {
  stop: () => void;
  /** Another page or section is shown. */
  onJump: () => void;
};

/**
 * Hides the bar on scroll down and shows it on scroll up. It stays at the top of the page, while one of its menus is open and while it
 * holds the focus (WCAG 2.4.11); the bounce at the end of the page does not show it. A jump to a heading hides it. Scrolls that the
 * reader may not have caused are ignored: those of a jump, those that bring the focused element into view, and those of a frame in which
 * the height of the page has changed, because of scroll anchoring.
 */
export function watchScroll(bar: HTMLElement): ScrollWatcher {
  const root = document.documentElement;
  const stopping = new AbortController();
  const { signal } = stopping;
  let last = window.scrollY;
  let height = root.scrollHeight;
  /** Frames in which scrolls are ignored. */
  let ignored = 0;

  const isResized = (): boolean => {
    const before = height;
    height = root.scrollHeight;
    return height !== before;
  };
  const ignore = (frames: number): void => {
    ignored = frames;
    if (frames > 0) requestAnimationFrame(() => ignore(frames - 1));
  };
  /** Ignores the scroll event that comes with the next frame, before its callbacks. */
  const ignoreNext = (): void => ignore(Math.max(ignored, 1));
  const show = (visible: boolean): void => {
    const isBusy = bar.querySelector('details[open]') !== null || bar.contains(document.activeElement);
    root.toggleAttribute('data-bar-hidden', !visible && !isBusy);
  };
  const onScroll = (): void => {
    const position = window.scrollY;
    const moved = position - last;
    const isAnchoring = isResized();
    last = position;
    if (position < bar.offsetHeight) show(true);
    else if (ignored > 0 || isAnchoring) return;
    else if (moved > 0) show(false);
    else if (moved < 0 && position + window.innerHeight < height - bar.offsetHeight) show(true);
  };
  const onJump = (): void => {
    ignore(4); // guessed heights around the target become real, and scroll anchoring follows
    last = window.scrollY;
    show(last < bar.offsetHeight || !findTarget(location.hash));
  };
  const onFocus = (): void => {
    if (bar.contains(document.activeElement)) show(true);
    ignoreNext();
  };
  const observer = new ResizeObserver(() => {
    if (isResized()) ignoreNext();
  });
  observer.observe(document.body);
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  window.addEventListener('hashchange', onJump, { signal });
  document.addEventListener('focusin', onFocus, { signal });
  const stop = (): void => {
    stopping.abort();
    observer.disconnect();
  };
  return { stop, onJump };
}
