'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '../ui/Icon';
import { openSearch } from './use-search-dialog';

/** Opens the search. */
export function SearchButton() {
  const t = useTranslations('search');
  return (
    <button
      type="button"
      className="search-button"
      aria-keyshortcuts="Control+K"
      aria-haspopup="dialog"
      onClick={() => openSearch()}
    >
      <Icon name="search" />
      <span>{t('button')}</span>
      <kbd>Ctrl K</kbd>
    </button>
  );
}
