import { useEffect, useState } from 'react';
import type { Outcome, Question } from '@/lib/search/page/searcher';
import type { Hit } from '@/lib/search/types';
import { useSearchDialog } from './use-search-dialog';

type Selected = {
  question: Question;
  key: string;
  /** By the reader, not because it was the first row. */
  isChosen: boolean;
};

/** Returns the id of a row's element. Rows are numbered from 0. */
export function rowId(index: number): string {
  return `search-item-${index}`;
}

/** Returns the hits of an outcome in the order of the rows. */
export function hitsOf(outcome: Outcome | null): Hit[] {
  return outcome?.groups.flatMap((group) => group.hits) ?? [];
}

/** The selected row. It stays on its hit while answers to the same question follow each other. */
export function useSelection() {
  const [selected, setSelected] = useState<Selected | null>(null);

  /** The first row until the reader chooses another. */
  const rowOf = (outcome: Outcome | null): number => {
    if (!selected || outcome?.question !== selected.question) return 0;
    return Math.max(
      0,
      hitsOf(outcome).findIndex((hit) => keyOf(hit) === selected.key),
    );
  };
  const select = (outcome: Outcome | null, row: number): void => {
    const hit = hitsOf(outcome)[row];
    if (outcome && hit) setSelected({ question: outcome.question, key: keyOf(hit), isChosen: true });
  };
  /** Keeps the selection for another answer to the same question; false if the answer of the host lacks what the reader has chosen. */
  const accept = (shown: Outcome | null, next: Outcome): boolean => {
    const hit = hitsOf(shown)[rowOf(shown)];
    if (!hit || shown?.question !== next.question) return true;
    const isChosen = selected?.question === next.question && selected.isChosen;
    const isKept = hitsOf(next).some((other) => keyOf(other) === keyOf(hit));
    if (isChosen && !isKept && next.by === 'hosted' && next.groups.length > 0) return false;
    setSelected({ question: next.question, key: keyOf(hit), isChosen });
    return true;
  };
  return { rowOf, select, accept };
}

/** Shares the selected row with the field, which names it in `aria-activedescendant`. */
export function useShownSelection(row: number | undefined): void {
  useEffect(() => {
    useSearchDialog.setState({ selectedRow: row === undefined ? undefined : rowId(row) });
    return () => useSearchDialog.setState({ selectedRow: undefined });
  }, [row]);
}

/** Returns the row that a key selects. Home and End without Ctrl move the caret of the field. */
export function targetRow(event: KeyboardEvent, row: number, count: number): number | undefined {
  if (count === 0 || event.altKey || event.metaKey || event.shiftKey) return undefined;
  if (event.ctrlKey && event.key === 'Home') return 0;
  if (event.ctrlKey && event.key === 'End') return count - 1;
  if (event.ctrlKey) return undefined;
  if (event.key === 'ArrowDown') return (row + 1) % count;
  return event.key === 'ArrowUp' ? (row - 1 + count) % count : undefined;
}

/** Returns what identifies a hit in the answers of both services. */
function keyOf({ href, id }: Hit): string {
  return href ?? id;
}
