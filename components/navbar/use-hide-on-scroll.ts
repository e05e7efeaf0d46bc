import { useEffect, useRef, type RefObject } from 'react';
import { findTarget } from '../navigation/find-target';

/**
 * Hides the bar on scroll down and shows it on scroll up: never at the top, never at the page's end bounce, never while a
 * menu is open or the focus is inside (WCAG 2.4.11). A jump to a heading hides it; the scroll it causes does not count.
 */
export function useHideOnScroll(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    let last = window.scrollY;
    const show = (visible: boolean): void => {
      const busy =
        bar.querySelector('[data-open], dialog[open]') !== null || bar.contains(document.activeElement);
      document.documentElement.toggleAttribute('data-bar-hidden', !visible && !busy);
    };
    const onScroll = (): void => {
      const position = window.scrollY;
      const height = bar.offsetHeight;
      if (position < height) show(true);
      else if (position > last) show(false);
      else if (
        position < last &&
        position + window.innerHeight < document.documentElement.scrollHeight - height
      )
        show(true);
      last = position;
    };
    const onJump = (): void => {
      last = window.scrollY;
      show(last < bar.offsetHeight || !findTarget(location.hash));
    };
    const onFocus = (): void => show(true);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('hashchange', onJump);
    document.addEventListener('page:shown', onJump);
    bar.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('hashchange', onJump);
      document.removeEventListener('page:shown', onJump);
      bar.removeEventListener('focusin', onFocus);
    };
  }, []);
  return ref;
}
