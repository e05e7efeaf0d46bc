import { findTarget } from '../navigation/find-target';

/**
 * Hides the bar on scroll down and shows it on scroll up: never at the top, never at the page's end bounce, never while a
 * menu is open or the focus is inside (WCAG 2.4.11). A jump to a heading hides it; the scroll it causes does not count.
 */
export function startHideOnScroll(): () => void {
  let last = window.scrollY;
  const bar = (): HTMLElement | null => document.querySelector('.navbar');
  const height = (): number => bar()?.offsetHeight ?? 0;
  const show = (visible: boolean): void => {
    const busy =
      bar()?.querySelector('[data-open], dialog[open]') || bar()?.contains(document.activeElement) === true;
    document.documentElement.toggleAttribute('data-bar-hidden', !visible && !busy);
  };
  const onScroll = (): void => {
    const position = window.scrollY;
    if (position < height()) show(true);
    else if (position > last) show(false);
    else if (
      position < last &&
      position + window.innerHeight < document.documentElement.scrollHeight - height()
    )
      show(true);
    last = position;
  };
  const onJump = (): void => {
    last = window.scrollY;
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
