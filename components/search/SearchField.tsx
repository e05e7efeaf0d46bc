'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Icon } from '../ui/Icon';
import { closeIcon, searchIcon } from '../ui/icons';
import { closeSearch, setQuery, useSearchDialog } from './use-search-dialog';

/** The field of the search, with its buttons. */
export function SearchField({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations('search');
  const { query, isLoading, selectedRow } = useSearchDialog();
  const clear = (): void => {
    setQuery('');
    ref.current?.focus();
  };
  return (
    <div role="search" data-loading={isLoading || undefined}>
      <Icon path={searchIcon} />
      <input
        ref={ref}
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="search"
        enterKeyHint="go"
        aria-label={t('placeholder')}
        aria-autocomplete="list"
        aria-controls="search-results"
        aria-expanded={selectedRow !== undefined}
        aria-activedescendant={selectedRow}
        placeholder={t('placeholder')}
        value={query ?? ''}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          // The key that has opened the search may still be held: it must not type.
          if (event.repeat && !query && event.key.length === 1) event.preventDefault();
          if (event.key !== 'Enter') return;
          event.preventDefault(); // when the dialog closes, the key would press the button that gets the focus
          useSearchDialog.setState({ enter: event.nativeEvent });
        }}
      />
      {query ? (
        <button
          type="button"
          className="bar-button"
          aria-label={t('clear')}
          title={t('clear')}
          onClick={clear}
        >
          <Icon path={closeIcon} />
        </button>
      ) : null}
      <button type="button" onClick={closeSearch}>
        {t('cancel')}
      </button>
    </div>
  );
}
