import { flushSync } from 'react-dom';
import { create } from 'zustand';
import { keys, readStored, writeStored } from '@/lib/browser/storage';
import type { Area } from '@/lib/search/areas';

type State = {
  isOpen: boolean;
  /** Text in the field; null until the search is opened for the first time. */
  query: string | null;
  area: Area | null;
  isLoading: boolean;
  /** Enter, pressed in the field: it waits until the rows answer the query. */
  enter: KeyboardEvent | null;
  /** Id of the selected row. */
  selectedRow: string | undefined;
};

/** The state that the field and the results share. */
export const useSearchDialog = create<State>(() => ({
  isOpen: false,
  query: null,
  area: null,
  isLoading: false,
  enter: null,
  selectedRow: undefined,
}));

/** State of the opened search, with a query or with the last one of this tab. */
export function opened(query?: string): Partial<State> {
  const last = useSearchDialog.getState().query ?? readStored(keys.searchQuery, 'session') ?? '';
  return { isOpen: true, query: query ?? last, enter: null };
}

/** Stores the query for this tab. Too slow for each key: call it when the search closes and when the page is left. */
export function storeQuery(): void {
  writeStored(keys.searchQuery, useSearchDialog.getState().query || null, 'session');
}

/** Changes the text in the field. */
export function setQuery(query: string): void {
  useSearchDialog.setState({ query, enter: null });
}

/** Opens the search within the press: phones show their keyboard only for a field that is focused before the press ends. */
export function openSearch(query?: string): void {
  flushSync(() => useSearchDialog.setState(opened(query)));
}

/** Closes the search at once, so that the next key meets the page. */
export function closeSearch(): void {
  flushSync(() => useSearchDialog.setState({ isOpen: false }));
}
