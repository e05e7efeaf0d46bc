import { isLaidOut } from './enhance-scrollers';

/** Elements laid out at a time, at least. */
const enough = 60;
/** If that takes longer, in ms, the reader might notice: such a device lays out only what the reader comes to. */
const longest = 25;

/**
 * Lays out, a few in each idle moment, the blocks that are far from the window (see prose.css). The browser remembers their
 * heights, for the scroll bar and for whatever measures the page, and skips them again: a dialog that opens has it look at the
 * style of each element that is not skipped.
 */
export function layOutRest(root: HTMLElement, signal: AbortSignal): void {
  if (!('requestIdleCallback' in window) || document.documentElement.hasAttribute('data-whole')) return;
  const blocks = [...root.querySelectorAll<HTMLElement>('.prose > *')];
  const layOutSome = (): void => {
    if (signal.aborted) return;
    const started = performance.now();
    const some: HTMLElement[] = [];
    for (let size = 0; size < enough && blocks.length > 0;) {
      const [block] = blocks.splice(0, 1);
      if (!block || isLaidOut(block)) continue;
      block.style.contentVisibility = 'visible';
      size += block.getElementsByTagName('*').length;
      some.push(block);
    }
    void root.offsetHeight; // asks for the layout here, where there is time for it
    const isSlow = performance.now() - started > longest;
    // Heights are remembered at the end of a frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        for (const block of some) block.style.contentVisibility = '';
        if (!isSlow && blocks.length > 0) requestIdleCallback(layOutSome);
      }),
    );
  };
  requestIdleCallback(layOutSome);
}
