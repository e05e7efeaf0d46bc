/**
 * The reading position of a page: the scroll offset, and the index of the block of text at the top of the window with its distance from
 * it. Offsets alone are not reliable, because the browser guesses the height of blocks it has not laid out.
 */
type ReadingPosition = { top: number; block?: number; distance?: number };

type EntryState = { position?: ReadingPosition } | null;

/** Stores the position in the current history entry. The marks of Next.js stay, so its router ignores the change. */
export function storePosition(): void {
  try {
    history.replaceState({ ...(history.state as EntryState), position: readPosition() }, '');
  } catch {
    // Browsers refuse very frequent changes: the next one stores the latest position.
  }
}

/** Scrolls to the position of the current history entry. Returns false if it has none. */
export function restorePosition(): boolean {
  const position = (history.state as EntryState)?.position;
  if (!position) return false;
  const { top, block = -1, distance = 0 } = position;
  const found = listBlocks()[block];
  const exact = found ? window.scrollY + found.getBoundingClientRect().top - distance : top;
  // Browsers round down: each reload would lose a pixel to sums like 899.9999.
  window.scrollTo({ top: Math.round(exact), behavior: 'instant' });
  return true;
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
