import { markPattern } from '@/lib/search/mark-pattern';

/** More marks would only slow a long page down. */
const MAX_MATCHES = 500;

/** What is closed, but opens for a search: `reveal` knows how. */
const CLOSED = '[hidden="until-found"], details:not([open])';
/** A closed variant of the reader's choice: of a system, a package manager or a shell. */
const OTHER_VARIANT = '.tabs[data-group] > .tab[hidden]';

/** What is read as a whole. */
const BLOCK = 'h1, h2, h3, h4, p, li, td, th, dt, dd, figcaption, summary, pre, .line';

/** Returns the places in an element where words start like the given ones: those that are shown, and those that `reveal` can show. */
export function findMatches(root: Element, words: string[]): Range[] {
  const pattern = markPattern(words);
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (pattern && texts.nextNode() && ranges.length < MAX_MATCHES) {
    const node = texts.currentNode as Text;
    const matches = [...node.data.matchAll(pattern)];
    if (matches.length === 0 || !canBeShown(node)) continue;
    for (const match of matches) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      ranges.push(range);
    }
  }
  return ranges.filter((range) => !isInShownVariant(range, ranges));
}

/** Opens the tabs and foldable blocks around a match. */
export function reveal(match: Range): void {
  const element = match.startContainer.parentElement;
  if (element?.checkVisibility()) return; // also the summary of a closed block
  let closed = element?.closest(CLOSED);
  while (closed) {
    if (closed instanceof HTMLDetailsElement) closed.open = true;
    else closed.dispatchEvent(new Event('beforematch')); // as the search of the browser does; the tab group then shows the panel
    closed = closed.parentElement?.closest(CLOSED);
  }
}

/** Index of a match that an earlier search has found, or -1 if the page does not hold it any more. */
export function indexOfMatch(ranges: Range[], match: Range): number {
  return ranges.findIndex(
    ({ startContainer, startOffset }) =>
      startContainer === match.startContainer && startOffset === match.startOffset,
  );
}

/** Returns the match before or after the one at an index; from the top of the window if there is none yet (-1). */
export function nextMatch(ranges: Range[], last: number, by: 1 | -1): Range | undefined {
  if (last >= 0) return ranges.at((last + by) % ranges.length);
  const firstInView = ranges.findIndex((range) => range.getBoundingClientRect().top >= 0);
  const below = Math.max(0, firstInView);
  return ranges.at(by === 1 ? below : below - 1);
}

/** Returns a match with the words before and after it, at most eight each, from the paragraph, cell or line of code around it. */
export function textAround(match: Range): string {
  const block = match.startContainer.parentElement?.closest(BLOCK);
  if (!block) return String(match);
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(match.startContainer, match.startOffset);
  const after = document.createRange();
  after.setStart(match.endContainer, match.endOffset);
  after.setEnd(block, block.childNodes.length);
  const [start] = /(?:\S+\s+){0,8}\S*$/.exec(String(before)) ?? [''];
  const [end] = /^\S*(?:\s+\S+){0,8}/.exec(String(after)) ?? [''];
  return `${start}${match}${end}`.trim();
}

/** False for what the style sheet removes. Closed blocks, and blocks that are not laid out yet, keep their `display`. */
function canBeShown({ parentElement }: Text): boolean {
  if (parentElement?.closest('.choices')) return false; // the options of a menu are no text
  for (let element = parentElement; element; element = element.parentElement) {
    if (getComputedStyle(element).display === 'none') return false;
  }
  return true;
}

/** True for a match in a closed variant if the shown one has the same word: to open it would change the reader's choice for nothing. */
function isInShownVariant(range: Range, ranges: Range[]): boolean {
  const panel = range.startContainer.parentElement?.closest(OTHER_VARIANT);
  const shown = panel?.parentElement?.querySelector(':scope > .tab:not([hidden])');
  return shown
    ? ranges.some((other) => shown.contains(other.startContainer) && String(other) === String(range))
    : false;
}
