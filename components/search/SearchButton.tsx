'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '../ui/Icon';
import { searchIcon } from '../ui/icons';
import { useSearchOpener } from './use-search-opener';

/** Opens the search. */
export function SearchButton() {
  const t = useTranslations('search');
  const opener = useSearchOpener();
  const [isApple, setApple] = useState(false);
  useEffect(() => setApple(/Mac|iPhone|iPad/.test(navigator.userAgent)), []);
  const keyHint = isApple ? '⌘ K' : 'Ctrl K';
  return (
    <button className="search-button" aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'} {...opener}>
      <Icon path={searchIcon} />
      <span>{t('button')}</span>
      <kbd key={keyHint}>{keyHint}</kbd>
    </button>
  );
}
