import { useEffect, type RefObject } from 'react';

/** Scrolls the list of a sheet, not the page, to its active entry, or another row, when `cause` changes or the sheet is opened. */
export function useKeepInView(
  list: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  cause: unknown,
  row = '[aria-current]',
): void {
  useEffect(() => {
    const popover = sheet.current;
    const keep = (): void => {
      if (list.current) keepInView(list.current, row);
    };
    keep();
    popover?.addEventListener('toggle', keep);
    return () => popover?.removeEventListener('toggle', keep);
  }, [list, sheet, cause, row]);
}

/** Height of the fade at the end of the list. */
const FADE_PX = 64;

function keepInView(list: HTMLElement, selector: string): void {
  if (list.scrollHeight <= list.clientHeight) return;
  if (list.querySelector(':focus-visible')) return; // do not scroll away from the focus
  const row = list.querySelector(selector);
  if (!row?.checkVisibility()) return; // the filter may have hidden it
  const { top, bottom } = row.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  // The list may reach below the window.
  if (top < box.top || bottom > Math.min(box.bottom, window.innerHeight) - FADE_PX)
    list.scrollTop += top - box.top - box.height / 2;
}
