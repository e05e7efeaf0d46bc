import { decode } from '../text/decode';

/** Returns the element that a hash names, or null if the hash is empty or unknown. */
export function findTarget(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decode(hash.slice(1))) : null;
}

/** Moves the focus to an element without scrolling. One that is not focusable can then be focused by script, but not by Tab. */
export function focusTarget(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
