import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { keys, writeStored } from '@/lib/browser/storage';
import { cleanQuery } from '@/lib/search/query';
import { isDialogEntry, pushDialogEntry, writeAddressQuery } from './search-history';
import { useSearchDialog } from './use-search-dialog';

/** How long a query stands before it is kept and written into the address, in ms. */
const pause = 250;

type Options = {
  dialog: RefObject<HTMLDialogElement | null>;
  field: RefObject<HTMLInputElement | null>;
  /** The query that is searched for: without what an input method still composes. */ committed: string;
  /** Called with the query the dialog opens with. */ onShow: (query: string) => void;
  getOpener: () => Element | null;
};

/**
 * What goes with the dialog of the search while it is open: the page under it is held, its query is kept for the next time
 * and for the address, and Back closes it. At its end the focus returns to what opened it.
 */
export function useDialogLife({ dialog, field, committed, onShow, getOpener }: Options): void {
  const { isOpen, query } = useSearchDialog();

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const element = dialog.current;
    element?.showModal();
    onShow(useSearchDialog.getState().query);
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
  }, [isOpen, dialog, field, onShow]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const input = field.current;
    // Not while React commits: it would put the focus back into the field.
    return () => {
      // A browser takes the focus out of a closed dialog a frame later: keys typed until then would go into the field.
      input?.blur();
      const opener = getOpener();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen, field, getOpener]);

  useEffect(() => {
    if (!isOpen) return undefined;
    pushDialogEntry();
    const onBack = (): void => {
      if (!isDialogEntry()) useSearchDialog.getState().close();
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    // When the keys pause: both are slow calls, and nobody reads them meanwhile.
    const timer = setTimeout(() => {
      writeStored(keys.searchQuery, query || null, 'session');
      writeAddressQuery(cleanQuery(committed));
    }, pause);
    return () => clearTimeout(timer);
  }, [isOpen, query, committed]);
}
