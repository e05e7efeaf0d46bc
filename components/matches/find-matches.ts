import { markPattern } from '@/lib/search/mark-pattern';

/** More marks would only slow a long page down. */
const MAX_MATCHES = 500;

/** Returns the places in an element where words start like the given ones. */
export function findMatches(root: Element, words: string[]): Range[] {
  const pattern = markPattern(words);
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (pattern && texts.nextNode() && ranges.length < MAX_MATCHES) {
    const node = texts.currentNode as Text;
    for (const match of node.data.matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Returns the match before or after another one, among those that are visible; from the top of the window if there is none yet. */
export function nextMatch(ranges: Range[], current: Range | undefined, by: 1 | -1): Range | undefined {
  const shown = ranges.filter(({ startContainer }) => startContainer.parentElement?.checkVisibility());
  const last = current ? shown.indexOf(current) : -1;
  if (last >= 0) return shown.at((last + by) % shown.length);
  const firstInView = shown.findIndex((range) => range.getBoundingClientRect().top >= 0);
  const below = Math.max(0, firstInView);
  return shown.at(by === 1 ? below : below - 1);
}
