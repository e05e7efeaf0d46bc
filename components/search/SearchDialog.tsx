'use client';

import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useDeferredValue, useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { keepScrollbarRoom } from '../ui/keep-scrollbar-room';
import { useDialogEntry } from '../ui/use-dialog-entry';
import { whenClosed } from '../ui/when-closed';
import { LazyPanel } from './lazy-panel';
import './search-box.css';
import { SearchField } from './SearchField';
import { searchEntry, takeAddressQuery } from './search-history';
import { closeSearch, opened, storeQuery, useSearchDialog } from './use-search-dialog';

/** The search: opens by the store and by `?q=` in the address, and closes by Back. */
export function SearchDialog() {
  const isOpen = useSearchDialog((state) => state.isOpen);
  const pathname = usePathname();
  const entry = useDialogEntry(searchEntry, closeSearch);
  useEffect(() => {
    const query = takeAddressQuery();
    if (query !== null) useSearchDialog.setState(opened(query));
    // The page was reloaded while the search was open.
    else if (entry.isCurrent()) useSearchDialog.setState(opened());
  }, [pathname, entry]);
  return isOpen ? <OpenDialog entry={entry} /> : null;
}

/**
 * The open dialog. Only its field is in the scripts of every page, so that it can be focused within the press; everything below it loads at
 * the first sign of use.
 */
function OpenDialog({ entry }: { entry: ReturnType<typeof useDialogEntry> }) {
  const t = useTranslations('search');
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // Show the field first, within the press, and what is below it in the next render.
  const hasPanel = useDeferredValue(true, false);
  useLayoutEffect(() => {
    const element = dialog.current;
    const giveBackRoom = keepScrollbarRoom();
    element?.showModal();
    entry.push();
    field.current?.focus();
    field.current?.select();
    window.addEventListener('pagehide', storeQuery);
    return () => {
      element?.close(); // while it is in the document, so that the focus goes back
      entry.leave();
      giveBackRoom();
      window.removeEventListener('pagehide', storeQuery);
      storeQuery();
    };
  }, [entry]);
  const onMouseDown = (event: MouseEvent): void => {
    if (event.target !== event.currentTarget) return; // inside the box
    event.preventDefault(); // the press would take the focus from the button that gets it back
    closeSearch();
  };
  const leave = (): void => {
    entry.replaceNext();
    closeSearch();
  };
  return (
    <dialog
      ref={dialog}
      className="search-box"
      aria-label={t('button')}
      onMouseDown={onMouseDown}
      onCancel={closeSearch}
      onClose={whenClosed(closeSearch)}
    >
      <SearchField ref={field} />
      <div>{hasPanel ? <LazyPanel field={field} onLeave={leave} /> : null}</div>
    </dialog>
  );
}
