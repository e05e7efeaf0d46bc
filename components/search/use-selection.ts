import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Hit } from '@/lib/search/types';

export type Selection = {
  index: number;
  select: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Returns the id of a row's element. Rows are numbered from 0. */
export function rowId(index: number): string {
  return `search-item-${index}`;
}

/** Returns what identifies a hit in the answers of both services. */
export function hitKey({ href, id }: Hit): string {
  return href ?? id;
}

/**
 * Keeps the selected row and handles its keys. A new question selects the first row; a fuller answer to the same question keeps
 * the selected hit wherever it moves. Enter follows the hit, with Ctrl, ⌘ or Shift in a new tab; while an answer is being
 * loaded, Enter waits for it, because the rows still belong to an older question.
 */
export function useSelection(
  hits: Hit[],
  question: string,
  loading: boolean,
  selectedRef: RefObject<string>,
  follow: (hit: Hit, newTab: boolean) => void,
): Selection {
  const [selected, setSelected] = useState({ key: '', question: '' });
  const isSame = selected.question === question;
  const index = Math.max(0, isSame ? hits.findIndex((hit) => hitKey(hit) === selected.key) : 0);
  const key = hits[index] ? hitKey(hits[index]) : '';
  const enterPressed = useRef<{ newTab: boolean } | null>(null);

  const select = (next: number): void => {
    if (hits[next]) setSelected({ key: hitKey(hits[next]), question });
  };
  // While rendering, not in an effect: that would render every row twice.
  if (key && (selected.key !== key || !isSame)) setSelected({ key, question });
  useLayoutEffect(() => {
    selectedRef.current = key;
  }, [key, selectedRef]);

  useEffect(() => {
    if (loading || !enterPressed.current) return;
    const { newTab } = enterPressed.current;
    enterPressed.current = null;
    if (hits[index]) follow(hits[index], newTab);
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    // Browsers send 229 for a key that goes to the input method.
    if (event.isComposing || event.keyCode === 229) return;
    enterPressed.current = null;
    const target = targetOf(event, index, hits.length);
    if (target !== undefined) {
      event.preventDefault();
      select(target);
      requestAnimationFrame(() =>
        document.getElementById(rowId(target))?.scrollIntoView({ block: 'nearest' }),
      );
      return;
    }
    if (event.key !== 'Enter' || event.altKey) return;
    event.preventDefault();
    const newTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (loading) enterPressed.current = { newTab };
    else if (hits[index]) follow(hits[index], newTab);
  };
  return { index, select, onKeyDown };
}

function targetOf(event: KeyboardEvent, index: number, count: number): number | undefined {
  if (count === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  if (event.key === 'ArrowDown') return (index + 1) % count;
  if (event.key === 'ArrowUp') return (index - 1 + count) % count;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? count - 1 : undefined;
}
