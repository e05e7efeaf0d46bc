/** Code and tables: they ship with `tabindex="0"`, so that they can be scrolled by keyboard without JavaScript. */
const scrollers = 'pre, .table';

/**
 * Boxes that scroll sideways are tab stops, so that they can be scrolled by keyboard (WCAG 2.1.1). Removes the tab stop of
 * boxes that have nothing to scroll, and restores it when the window gets narrower.
 */
export function enhanceScrollers(root: HTMLElement, signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    const boxes = new Set(entries.flatMap(({ target }) => target.closest(scrollers) ?? []));
    // Measure all boxes before changing any: otherwise each change forces another layout.
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
    // The size of a skipped box is a guess; its content gets a real size as soon as it is laid out.
    if (box.firstElementChild) observer.observe(box.firstElementChild);
  }
  signal.addEventListener('abort', () => observer.disconnect());
}

/** False for a block that the browser skips because it is far from the viewport. */
export function isLaidOut(box: Element): boolean {
  return box.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
}
