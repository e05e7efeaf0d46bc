import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { create } from 'zustand';
import { keys, writeStored } from '@/lib/browser/storage';
import type { Area } from '@/lib/search/areas';
import { cleanQuery } from '@/lib/search/page/searcher';
import { isDialogEntry, pushDialogEntry, writeAddressQuery } from './search-history';

type SearchDialogState = { isOpen: boolean; query: string; area: Area | null };

/** Whether the search is open, and for what it searches. */
export const useSearchDialog = create<SearchDialogState>(() => ({ isOpen: false, query: '', area: null }));

const WRITE_DELAY_MS = 250;

type Options = {
  dialog: RefObject<HTMLDialogElement | null>;
  field: RefObject<HTMLInputElement | null>;
  /** The query without what an input method is still composing. */
  committed: string;
  getOpener: () => Element | null;
};

/**
 * Side effects of the open dialog: locks the page's scrolling, stores the query for the session and in the URL, closes on Back,
 * and at the end returns the focus to the element that opened it.
 */
export function useDialogEffects({ dialog, field, committed, getOpener }: Options): void {
  const { isOpen, query } = useSearchDialog();

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const element = dialog.current;
    element?.showModal();
    field.current?.focus();
    field.current?.select();
    document.body.classList.add('search-active');
    document.documentElement.setAttribute('data-scroll-locked', '');
    return () => {
      element?.close();
      writeStored(keys.searchQuery, useSearchDialog.getState().query || null, 'session');
      document.body.classList.remove('search-active');
      document.documentElement.removeAttribute('data-scroll-locked');
    };
  }, [isOpen, dialog, field]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const input = field.current;
    const onBack = (): void => {
      if (!isDialogEntry()) useSearchDialog.setState({ isOpen: false });
    };
    pushDialogEntry();
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      // Browsers move the focus out of a closed dialog a frame later: until then keys would be typed into the field.
      input?.blur();
      const opener = getOpener();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen, field, getOpener]);

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
