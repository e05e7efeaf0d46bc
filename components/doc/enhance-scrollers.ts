/** Code and tables: they ship with `tabindex="0"`, so that they can be scrolled by keyboard without JavaScript. */
const scrollers = 'pre, .table';

/**
 * Boxes that scroll sideways are stops, so that the keyboard can scroll them (WCAG 2.1.1). This takes those out that have
 * nothing to scroll, and back in when the window gets narrower.
 */
export function enhanceScrollers(root: HTMLElement, signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    const boxes = new Set(entries.flatMap(({ target }) => target.closest(scrollers) ?? []));
    // All are measured before any is changed: the browser would lay the page out again for each box.
    const measured = [...boxes]
      .filter(isLaidOut)
      .map((box) => [box, box.scrollWidth > box.clientWidth] as const);
    for (const [box, scrolls] of measured) {
      if (scrolls) box.setAttribute('tabindex', '0');
      else if (box !== document.activeElement) box.removeAttribute('tabindex');
    }
  });
  for (const box of root.querySelectorAll(`:is(${scrollers})[tabindex]`)) {
    observer.observe(box);
    // A box far from the window has a guessed size; what is in it has one as soon as it is laid out.
    if (box.firstElementChild) observer.observe(box.firstElementChild);
  }
  signal.addEventListener('abort', () => observer.disconnect());
}

/** False for a block far from the window, which the browser has not laid out. */
export function isLaidOut(box: Element): boolean {
  return box.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
}
