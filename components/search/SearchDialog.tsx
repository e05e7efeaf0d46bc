'use client';

import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useDialogEntry } from '../ui/use-dialog-entry';
import { SearchField } from './SearchField';
import { LazyPanel } from './lazy-panel';
import './search-box.css';
import { searchEntry, takeAddressQuery } from './search-history';
import { closeSearch, opened, useSearchDialog } from './use-search-dialog';

/**
 * The search dialog. Only its field is in the scripts of every page, so that it can be focused within the press; everything below it loads
 * at the first sign of use. A history entry lets Back close it.
 */
export function SearchDialog() {
  const t = useTranslations('search');
  const isOpen = useSearchDialog((state) => state.isOpen);
  const pathname = usePathname();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const entry = useDialogEntry(searchEntry, closeSearch);

  useEffect(() => {
    const query = takeAddressQuery();
    if (query !== null) useSearchDialog.setState(opened(query));
    // The page was reloaded while the search was open.
    else if (entry.isCurrent()) useSearchDialog.setState(opened());
  }, [pathname, entry]);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    element.showModal();
    entry.push();
    field.current?.focus();
    field.current?.select();
    document.body.classList.add('search-active');
    return () => {
      element.close(); // gives the focus back
      entry.leave();
      document.body.classList.remove('search-active');
    };
  }, [isOpen, entry]);

  if (!isOpen) return null;
  const leave = (): void => {
    entry.replaceNext();
    closeSearch();
  };
  const onMouseDown = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget) closeSearch(); // the backdrop
  };
  return (
    <dialog
      ref={dialog}
      className="search-box"
      aria-label={t('button')}
      onMouseDown={onMouseDown}
      onCancel={closeSearch}
      onClose={closeSearch}
    >
      <SearchField ref={field} />
      <div>
        <LazyPanel field={field} onLeave={leave} />
      </div>
    </dialog>
  );
}
