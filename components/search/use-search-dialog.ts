import { create } from 'zustand';

type State = { isOpen: boolean; /** Text to search for, if the dialog was opened with one. */ query: string | undefined };

export const useSearchDialog = create<State>(() => ({ isOpen: false, query: undefined }));

/** Opens the search, with a query or with the last one. */
export function openSearch(query?: string): void {
  useSearchDialog.setState({ isOpen: true, query });
}

export function closeSearch(): void {
  useSearchDialog.setState({ isOpen: false });
}
