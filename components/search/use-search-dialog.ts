import { create } from 'zustand';
import type { Area } from '@/lib/search/areas';

type SearchDialogState = {
  isOpen: boolean;
  query: string;
  area: Area | null;
  open: (query?: string) => void;
  close: () => void;
  setQuery: (query: string) => void;
  setArea: (area: Area | null) => void;
};

/** Whether the search is open, and for what it searches; the query stays for the session. */
export const useSearchDialog = create<SearchDialogState>((set) => ({
  isOpen: false,
  query: '',
  area: null,
  open: (query) => set(query === undefined ? { isOpen: true } : { isOpen: true, query }),
  close: () => set({ isOpen: false }),
  setQuery: (query) => set({ query }),
  setArea: (area) => set({ area }),
}));
