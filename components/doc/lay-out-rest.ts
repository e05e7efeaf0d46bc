import { isLaidOut } from './enhance-scrollers';

/** Minimum number of elements laid out at a time. */
const MIN_ELEMENTS = 60;
/** On a device that needs longer, readers would notice: it lays out only what is near the viewport. */
const MAX_LAYOUT_MS = 25;

/**
 * Lays out the blocks that are far from the viewport (see prose.css), a few in each idle callback, so that the browser knows
 * their real heights for the scroll bar. Then it skips them again: opening a dialog restyles every element that is not
 * skipped.
 */
export function layOutRest(root: HTMLElement, signal: AbortSignal): void {
  if (!('requestIdleCallback' in window) || document.documentElement.hasAttribute('data-whole')) return;
  const blocks = [...root.querySelectorAll<HTMLElement>('.prose > *')];
  const layOutSome = (): void => {
    if (signal.aborted) return;
    const started = performance.now();
    const some: HTMLElement[] = [];
    for (let size = 0; size < MIN_ELEMENTS && blocks.length > 0;) {
      const [block] = blocks.splice(0, 1);
      if (!block || isLaidOut(block)) continue;
      block.style.contentVisibility = 'visible';
      size += block.getElementsByTagName('*').length;
      some.push(block);
    }
    void root.offsetHeight; // force the layout now, while the browser is idle
    const isSlow = performance.now() - started > MAX_LAYOUT_MS;
    // The browser stores the heights at the end of a frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        for (const block of some) block.style.contentVisibility = '';
        if (!isSlow && blocks.length > 0) requestIdleCallback(layOutSome);
      }),
    );
  };
  requestIdleCallback(layOutSome);
}
