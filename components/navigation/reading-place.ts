/** Where a page is read: the scroll place, and the block of the text that stands at it with its distance from the top in px. */
export type ReadingPlace = { top: number; block?: number; distance?: number };

/** The place now. The block counts more than the number: what lies above it may have had a guessed height. */
export function readPlace(): ReadingPlace {
  const top = window.scrollY;
  if (top === 0) return { top };
  const blocks = readBlocks();
  const block = blocks.findIndex((candidate) => candidate.getBoundingClientRect().bottom > 0);
  const distance = blocks[block]?.getBoundingClientRect().top;
  return distance === undefined ? { top } : { top, block, distance };
}

/** Scrolls back to a place of the page that is shown. */
export function goToPlace({ top, block, distance = 0 }: ReadingPlace): void {
  const found = block === undefined ? undefined : readBlocks()[block];
  window.scrollTo({
    top: found ? window.scrollY + found.getBoundingClientRect().top - distance : top,
    behavior: 'instant',
  });
}

function readBlocks(): Element[] {
  return [...document.querySelectorAll('#page .prose > *')];
}
