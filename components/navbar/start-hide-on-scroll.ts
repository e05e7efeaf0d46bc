import { findTarget } from '../navigation/find-target';

/**
 * Hides the bar on scroll down and shows it on scroll up: never at the top, never at the page's end bounce, never while a
 * menu is open or the focus is inside (WCAG 2.4.11). A jump to a heading hides it; the scroll it causes does not count, nor
 * does that of a page which grows or shrinks by as much: there the browser keeps the text in place, and the reader rests.
 */
export function startHideOnScroll(): () => void {
  const pageHeight = (): number => document.documentElement.scrollHeight;
  let last = window.scrollY;
  let lastHeight = pageHeight();
  const bar = (): HTMLElement | null => document.querySelector('.navbar');
  const height = (): number => bar()?.offsetHeight ?? 0;
  const show = (visible: boolean): void => {
    const busy =
      bar()?.querySelector('[data-open], dialog[open]') || bar()?.contains(document.activeElement) === true;
    document.documentElement.toggleAttribute('data-bar-hidden', !visible && !busy);
  };
  const onScroll = (): void => {
    const position = window.scrollY;
    const moved = position - last;
    const grown = pageHeight() - lastHeight;
    const byItself = moved * grown > 0 && Math.abs(moved) <= Math.abs(grown);
    const atEnd = position + window.innerHeight >= lastHeight - height();
    last = position;
    lastHeight += grown;
    if (position < height()) show(true);
    else if (byItself) return;
    else if (moved > 0) show(false);
    else if (moved < 0 && !atEnd) show(true);
  };
  const onJump = (): void => {
    last = window.scrollY;
    lastHeight = pageHeight();
    show(last < height() || !findTarget(location.hash));
  };
  const onFocus = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.closest('.navbar')) show(true);
  };
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  window.addEventListener('hashchange', onJump, { signal });
  document.addEventListener('page:shown', onJump, { signal });
  document.addEventListener('focusin', onFocus, { signal });
  return () => listening.abort();
}
