import { whenIdle } from '@/lib/browser/when-idle';

/**
 * Marks <html> where all of a page is to be laid out in one go, and not only what is near the window (see prose.css). Never set
 * on a page that is shown: the browser would look at the style of every element again.
 */
const mark = 'data-whole';
/** Marks the text of a page of which only the beginning is laid out (see prose.css). */
const beginning = 'beginning';
/** After the first frame the rest comes when the browser is idle, or after so long, in ms. */
const longestWait = 50;
/** After this, in ms, it comes although there was no frame. */
const longestFrame = 500;
/** Elements laid out at a time, at least; the first batch tells how fast the device is. */
const smallest = 150;
/** Batches at most, after the first: each costs a look at all blocks of the page. */
const most = 8;
/** Rest of a quiet moment, in ms, that a further batch must fit in. */
const enough = 8;
/** More blocks than this are left to the browser: already the look at all of them would be noticed on a phone. */
const manyBlocks = 400;
/** A batch that takes longer, in ms, might be noticed: such a device lays out what the reader comes to. */
const longest = 25;

/**
 * Has the next page laid out in one go, or not: heights that are guessed would miss a place that is to be found again. The
 * script of the first paint says the same of addresses with a hash and of reloads.
 */
export function layOutWhole(whole: boolean): void {
  document.documentElement.toggleAttribute(mark, whole);
}

/**
 * Has only the beginning of a page laid out in the first frame that shows it: the browser would lay out more than fits into
 * the window, and paint later. For a document whose parts are about to be put in place.
 */
export function layOutBeginning(next: Document): void {
  const prose = next.querySelector('.prose');
  if (!prose) return;
  prose.classList.add(beginning);
  const showRest = (): void => prose.classList.remove(beginning);
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(showRest, longestWait)));
  setTimeout(showRest, longestFrame); // frames of a tab that nobody sees do not come
}

/**
 * Lays out the blocks that were left out because they are far from the window, a few in each quiet moment, so that soon all
 * heights are real: for the scroll bar, for jumps, and for whatever measures the page. Slow devices are spared.
 */
export function layOutRest(root: HTMLElement): (() => void) | undefined {
  if (!('requestIdleCallback' in window) || document.documentElement.hasAttribute(mark)) return undefined;
  const blocks = [...root.querySelectorAll<HTMLElement>('.prose > :not(.part)')];
  if (blocks.length === 0 || blocks.length > manyBlocks) return undefined;
  const larger = Math.max(smallest, root.getElementsByTagName('*').length / most);
  let batch = smallest;
  let next = 0;
  const layOutBatch = (): void => {
    for (let size = 0; size < batch && next < blocks.length; next++) {
      const block = blocks[next];
      if (block) block.style.contentVisibility = 'visible';
      size += 1 + (block?.getElementsByTagName('*').length ?? 0);
    }
    void root.offsetHeight; // asks for the layout here, where there is time for it
  };
  const run = (deadline: IdleDeadline): void => {
    do {
      const started = performance.now();
      layOutBatch();
      if (performance.now() - started > longest) return;
      batch = larger;
    } while (next < blocks.length && deadline.timeRemaining() > enough);
    if (next < blocks.length) handle = requestIdleCallback(run);
  };
  let handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
