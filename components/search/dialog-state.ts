import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { keys, writeStored } from '@/lib/browser/storage';
import type { Area } from '@/lib/search/areas';
import { cleanQuery } from '@/lib/search/page/searcher';
import { isDialogEntry, pushDialogEntry, writeAddressQuery } from './search-history';

type SearchDialogState = { isOpen: boolean; query: string; area: Area | null };

/** Whether the search is open, and for what it searches. */
export const useSearchDialog = create<SearchDialogState>(() => ({ isOpen: false, query: '', area: null }));

const WRITE_DELAY_MS = 250;

/** Side effects of the open dialog: marks the page, stores the query for the session and in the URL, and closes on Back. */
export function useDialogEffects(onClose: () => void, committed: string): void {
  const { isOpen, query } = useSearchDialog();

  const onBack = useEffectEvent(() => {
    if (!isDialogEntry()) onClose();
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    pushDialogEntry();
    document.body.classList.add('search-active');
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      document.body.classList.remove('search-active');
      writeStored(keys.searchQuery, useSearchDialog.getState().query || null, 'session');
    };
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    // Both are slow calls: wait until the reader stops typing.
    const timer = setTimeout(() => {
      writeStored(keys.searchQuery, query || null, 'session');
      writeAddressQuery(cleanQuery(committed));
    }, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen, query, committed]);
}
