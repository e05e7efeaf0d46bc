/** Code, tables, signatures and drawings: they are stops as they are written, for readers without script. */
const scrollers = ':is(pre, .table, .signature, figure > div)[tabindex]';

/**
 * Boxes that scroll sideways are stops of the Tab key, so that the keyboard can scroll them (WCAG 2.1.1). This takes those out
 * that have nothing to scroll, and back in when the window gets narrower.
 */
export function enhanceScrollers(root: HTMLElement): () => void {
  // It calls back for boxes that have just been laid out: those far from the window are not, and stay as they are until then.
  const observer = new ResizeObserver((entries) => {
    // All are measured before any is changed: the browser would lay the page out again for each box.
    const boxes = entries.map(({ target }) => [target, target.scrollWidth > target.clientWidth] as const);
    for (const [box, scrolls] of boxes) {
      if (scrolls) box.setAttribute('tabindex', '0');
      else if (box !== document.activeElement) box.removeAttribute('tabindex');
    }
  });
  for (const box of root.querySelectorAll(scrollers)) observer.observe(box);
  return () => observer.disconnect();
}
