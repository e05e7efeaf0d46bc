/**
 * The reading position of a page: the scroll offset, and the index of the block of text at the top of the window with its distance from
 * it. Offsets alone are not reliable, because the browser guesses the height of blocks it has not laid out.
 */
type ReadingPosition = { top: number; block?: number; distance?: number };

type EntryState = { position?: ReadingPosition } | null;

/** Position stored in the current history entry. */
export function storedPosition(): ReadingPosition | undefined {
  return (history.state as EntryState)?.position;
}

/** Stores the position in the current history entry. The marks of Next.js stay, so its router ignores the change. */
export function storePosition(): void {
  try {
    history.replaceState({ ...(history.state as EntryState), position: readPosition() }, '');
  } catch {
    // Browsers refuse very frequent changes: the next one stores the latest position.
  }
}

/** Scrolls to a position that was stored before. */
export function restorePosition({ top, block = -1, distance = 0 }: ReadingPosition): void {
  const found = listBlocks()[block];
  const exact = found ? window.scrollY + found.getBoundingClientRect().top - distance : top;
  // Browsers round down: each reload would lose a pixel to sums like 899.9999.
  window.scrollTo({ top: Math.round(exact), behavior: 'instant' });
}

function readPosition(): ReadingPosition {
  const top = window.scrollY;
  if (top === 0) return { top };
  const blocks = listBlocks();
  const block = blocks.findIndex((candidate) => candidate.getBoundingClientRect().bottom > 0);
  const distance = blocks[block]?.getBoundingClientRect().top;
  return distance === undefined ? { top } : { top, block, distance };
}

/** Only the direct children of the text: measuring more would lay out what is off screen. */
function listBlocks(): Element[] {
  return [...document.querySelectorAll('.prose > *')];
}
