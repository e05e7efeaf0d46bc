const mark = 'data-whole';

/**
 * Browsers lay out only what is near the window, and guess the heights of the rest (see prose.css). Where a place in the
 * text is to be found again, guesses would miss it: the whole page is laid out once, and its heights are then kept.
 */
export function layOutWhole(): void {
  document.documentElement.setAttribute(mark, '');
}

/** Ends that, when the page has been on the screen; the script of the first paint begins it for addresses with a hash. */
export function layOutNear(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.documentElement.removeAttribute(mark)));
}
