import { emit } from '@/lib/browser/events';
import type { Messages } from '@/lib/i18n/translator';
import { markPattern } from '@/lib/search/mark-pattern';
import { iconButton, make } from '../ui/elements';
import { loadLateTexts } from '../ui/load-texts';
import type { Marks } from './enhance-matches';
import styles from './matches.module.css';

type Texts = Messages['matches'];

/** More marks would only slow a long page down. */
const MAX_MATCHES = 500;
/** Names of the highlights in `matches.module.css`. */
const ALL = 'search-match';
const CURRENT = 'search-match-current';

/**
 * Marks all words of a page that start like the given ones, without a change of the DOM, and shows a small bar with buttons.
 * `end` is called by the last of them.
 */
export function highlightMatches(root: HTMLElement, words: string[], end: () => void): Marks | undefined {
  const ranges = findMatches(root.querySelector('main article') ?? root, markPattern(words));
  if (ranges.length === 0) return undefined;
  CSS.highlights.set(ALL, new Highlight(...ranges));
  let isCleared = false;
  const bar = make('div', styles.bar);
  let current = -1;

  const step = (by: 1 | -1): void => {
    const shown = ranges.filter(({ startContainer }) => startContainer.parentElement?.checkVisibility());
    if (shown.length === 0) return;
    const last = shown.indexOf(ranges[current] as Range);
    const start = by === 1 ? firstInView(shown) : firstInView(shown) - 1;
    const next = shown[((last < 0 ? start : last + by) + shown.length) % shown.length] as Range;
    current = ranges.indexOf(next);
    CSS.highlights.set(CURRENT, Object.assign(new Highlight(next), { priority: 1 }));
    next.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const output = bar.querySelector('output');
    if (output) output.textContent = `${current + 1} / ${ranges.length}`;
  };
  const clear = (): void => {
    isCleared = true;
    CSS.highlights.delete(ALL);
    CSS.highlights.delete(CURRENT);
    bar.remove();
  };
  void loadLateTexts().then(({ matches: texts }) => {
    if (isCleared) return;
    bar.append(...barContents(texts, ranges.length, step, end));
    document.body.append(bar);
    emit('announce', sayCount(texts, ranges.length));
  });
  return { step, clear };
}

function sayCount({ count, one }: Texts, matches: number): string {
  return matches === 1 ? one : count.replace('{count}', String(matches));
}

function barContents(
  texts: Texts,
  count: number,
  step: (by: 1 | -1) => void,
  end: () => void,
): HTMLElement[] {
  const output = make('output', '', String(count));
  output.title = sayCount(texts, count);
  const button = (icon: 'up' | 'close', title: string, action: () => void): HTMLButtonElement =>
    Object.assign(iconButton(icon, title, action), { title });
  const next = button('up', texts.next, () => step(1));
  next.classList.add(styles.next ?? '');
  return [output, button('up', texts.previous, () => step(-1)), next, button('close', texts.clear, end)];
}

function findMatches(article: Element, pattern: RegExp | null): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
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

/** Index of the first match at or below the top of the window. */
function firstInView(ranges: Range[]): number {
  return Math.max(
    0,
    ranges.findIndex((range) => range.getBoundingClientRect().top >= 0),
  );
}
