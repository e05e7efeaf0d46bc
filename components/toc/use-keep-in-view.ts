import { useEffect, type RefObject } from 'react';

/** Scrolls a list, not the page, to its active entry when another one becomes active or the list is opened. */
export function useKeepInView(list: RefObject<HTMLElement | null>, active: string | undefined): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const keep = (): void => keepInView(element);
    keep();
    element.addEventListener('toggle', keep);
    return () => element.removeEventListener('toggle', keep);
  }, [list, active]);
}

function keepInView(list: HTMLElement): void {
  if (list.scrollHeight <= list.clientHeight) return;
  if (list.querySelector(':focus-visible')) return; // do not scroll away from the focus
  const link = list.querySelector('[aria-current]');
  if (!link) return;
  const { top, bottom } = link.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  // The filter box covers the top of a tree; the list may reach below the window.
  if (top < box.top + 56 || bottom > Math.min(box.bottom, window.innerHeight))
    list.scrollTop += top - box.top - box.height / 2;
}
