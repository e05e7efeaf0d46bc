import { useEffect } from 'react';
import { create } from 'zustand';
import { keys, writeStored } from '@/lib/browser/storage';
import type { Area } from '@/lib/search/areas';
import { cleanQuery } from '@/lib/search/page/searcher';
import { isDialogEntry } from './search-history';

type SearchDialogState = { isOpen: boolean; query: string; area: Area | null };

/** Whether the search is open, and for what it searches. */
export const useSearchDialog = create<SearchDialogState>(() => ({ isOpen: false, query: '', area: null }));

const WRITE_DELAY_MS = 250;

/** Side effects of the open dialog: marks the page, and stores the query for the session and in the URL. */
export function useDialogEffects(committed: string): void {
  const { isOpen, query } = useSearchDialog();

  useEffect(() => {
    if (!isOpen) return undefined;
    document.body.classList.add('search-active');
    return () => {
      document.body.classList.remove('search-active');
      writeStored(keys.searchQuery, useSearchDialog.getState().query || null, 'session');
    };
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    // Both are slow calls: wait until the reader stops typing.
    const timer = setTimeout(() => {
      writeStored(keys.searchQuery, query || null, 'session');
      if (isDialogEntry()) writeAddressQuery(cleanQuery(committed));
    }, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen, query, committed]);
}

/** Writes the query into the address of the open dialog, `?q=…`, so that it can be shared. */
export function writeAddressQuery(query: string): void {
  const url = new URL(location.href);
  if ((url.searchParams.get('q') ?? '') === query) return;
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  try {
    history.replaceState(history.state, '', url); // as a whole: a path such as `//a` would name another host
  } catch {
    // Browsers refuse very frequent changes: the next one takes this query along.
  }
}
