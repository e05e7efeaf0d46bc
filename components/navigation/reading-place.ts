/**
 * Where a page is read: the scroll place, and the block of the text that stands at it with its distance from the top in px.
 * The block by its number, in a part of a very long text by that of the part and its number there.
 */
export type ReadingPlace = { top: number; block?: number[]; distance?: number };

/** The place now. The block counts more than the number: what lies above it may have had a guessed height. */
export function readPlace(): ReadingPlace {
  const top = window.scrollY;
  if (top === 0) return { top };
  const block: number[] = [];
  let found: Element | undefined;
  do {
    const blocks = blocksIn(found);
    const index = blocks.findIndex((candidate) => candidate.getBoundingClientRect().bottom > 0);
    if (index < 0) return { top };
    block.push(index);
    found = blocks[index];
  } while (isPart(found));
  return { top, block, distance: found?.getBoundingClientRect().top ?? 0 };
}

/** Scrolls back to a place of the page that is shown. */
export function goToPlace({ top, block = [], distance = 0 }: ReadingPlace): void {
  const found = block.reduce<Element | undefined>(
    (holder, index, depth) => (depth === 0 || isPart(holder) ? blocksIn(holder)[index] : undefined),
    undefined,
  );
  window.scrollTo({
    top: found ? window.scrollY + found.getBoundingClientRect().top - distance : top,
    behavior: 'instant',
  });
}

/** Blocks of a part, without one those of the page: what is far away is asked as little as possible, or it would be laid out. */
function blocksIn(part: Element | undefined): Element[] {
  return part ? [...part.children] : [...document.querySelectorAll('#page .prose > *')];
}

function isPart(block: Element | undefined): boolean {
  return block?.classList.contains('part') ?? false;
}
