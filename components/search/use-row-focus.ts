import { useLayoutEffect, useRef, type RefObject } from 'react';

type Place = { query: string; row: number; button: number };

const rowsIn = (box: Element | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('li[data-query]') ?? []),
];

/**
 * Keeps the focus on a row of searches that moves to another list, or on the one that takes the place of a row that goes;
 * `whenNone` where none is left. To be told before the rows change.
 */
export function useRowFocus(box: RefObject<HTMLElement | null>, whenNone: () => void): () => void {
  const left = useRef<Place>(undefined);
  useLayoutEffect(() => {
    const place = left.current;
    if (!place) return;
    left.current = undefined;
    const rows = rowsIn(box.current);
    const row =
      rows.find(({ dataset }) => dataset.query === place.query) ?? rows[Math.min(place.row, rows.length - 1)];
    if (row) row.querySelectorAll('button')[place.button]?.focus();
    else whenNone();
  });
  return () => {
    const rows = rowsIn(box.current);
    const row = rows.findIndex((element) => element.contains(document.activeElement));
    const buttons = [...(rows[row]?.querySelectorAll('button') ?? [])];
    const button = buttons.findIndex((element) => element === document.activeElement);
    left.current = {
      query: rows[row]?.dataset.query ?? '',
      row: Math.max(row, 0),
      button: Math.max(button, 0),
    };
  };
}
