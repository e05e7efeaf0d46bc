import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Hit } from '@/lib/search/types';
import { useStable } from './use-stable';

export type Selection = {
  index: number;
  select: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

type Follow = (hit: Hit, newTab: boolean) => void;

/** Id of a row's element: rows are numbered from 0. */
export function rowId(index: number): string {
  return `search-item-${index}`;
}

/**
 * The selected row, the first one for each new question, and its keys: arrows go round, Home and End, Enter here or (with Ctrl, ⌘ or Shift) in a new tab. Enter
 * while an answer is on its way waits for it: the rows that are shown answer an older query.
 */
export function useSelection(hits: Hit[], question: string, loading: boolean, follow: Follow): Selection {
  const [selected, setSelected] = useState({ id: '', question });
  // A fuller answer to the same question may move the row that was chosen: it stays chosen.
  const index = Math.max(
    0,
    selected.question === question ? hits.findIndex((hit) => hit.id === selected.id) : 0,
  );
  const awaited = useRef<{ newTab: boolean } | null>(null);

  const select = useStable((next: number) => setSelected({ id: hits[next]?.id ?? '', question }));
  const move = (next: number): void => {
    select(next);
    requestAnimationFrame(() => document.getElementById(rowId(next))?.scrollIntoView({ block: 'nearest' }));
  };

  useEffect(() => {
    if (loading || !awaited.current) return;
    const { newTab } = awaited.current;
    awaited.current = null;
    const hit = hits[index];
    if (hit) follow(hit, newTab);
  }, [loading, hits, index, follow]);

  const onKeyDown = (event: KeyboardEvent): void => {
    // 229 is what browsers send for a key that the input method takes.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    awaited.current = null;
    const target = targetOf(event, index, hits.length);
    if (target !== undefined) {
      event.preventDefault();
      return move(target);
    }
    if (event.key !== 'Enter' || event.altKey) return;
    event.preventDefault();
    const newTab = event.ctrlKey || event.metaKey || event.shiftKey;
    const hit = hits[index];
    if (loading) awaited.current = { newTab };
    else if (hit) follow(hit, newTab);
  };
  return { index, select, onKeyDown };
}

/** Brings what scrolls in the box back to its top for each new question: the selected row is the first one. */
export function useListTop(box: RefObject<HTMLElement | null>, question: string): void {
  useLayoutEffect(() => {
    box.current?.firstElementChild?.scrollTo(0, 0);
  }, [box, question]);
}

function targetOf(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  index: number,
  count: number,
): number | undefined {
  if (count === 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
