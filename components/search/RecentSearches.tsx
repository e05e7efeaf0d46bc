import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../ui/Icon';
import { closeIcon, searchIcon } from '../ui/icons';
import { pinIcon } from './icons';
import { Section } from './Section';
import { forgetSearch, readRecentSearches, togglePin, type RecentSearch } from './recent-searches';
import styles from './views.module.css';

type Action = 'pin' | 'remove';

/** Searches stored on the device, the pinned ones first. */
export function RecentSearches({ onSearch }: { onSearch: (query: string) => void }) {
  const t = useTranslations('search');
  const [searches, setSearches] = useState(readRecentSearches);
  /** The button that gets the focus: that of the changed row, or of the one that takes its place. */
  const [focused, setFocused] = useState<{ query: string; action: Action } | null>(null);

  const pin = (query: string): void => {
    setSearches(togglePin(query));
    setFocused({ query, action: 'pin' });
  };
  const remove = (query: string): void => {
    const index = searches.findIndex((search) => search.query === query);
    const left = forgetSearch(query);
    setSearches(left);
    const next = left[Math.min(index, left.length - 1)];
    if (next) setFocused({ query: next.query, action: 'remove' });
    else onSearch('');
  };
  const lists = [
    { title: t('pinned'), rows: searches.filter(({ pinned }) => pinned) },
    { title: t('recent'), rows: searches.filter(({ pinned }) => !pinned) },
  ];
  return lists.map(({ title, rows }) =>
    rows.length > 0 ? (
      <Section key={title} title={title}>
        <ul>
          {rows.map((search) => (
            <Row
              key={search.query}
              search={search}
              focused={focused?.query === search.query ? focused.action : null}
              onSearch={onSearch}
              onPin={pin}
              onRemove={remove}
            />
          ))}
        </ul>
      </Section>
    ) : null,
  );
}

type RowProps = {
  search: RecentSearch;
  focused: Action | null;
  onSearch: (query: string) => void;
  onPin: (query: string) => void;
  onRemove: (query: string) => void;
};

function Row({ search: { query, pinned }, focused, onSearch, onPin, onRemove }: RowProps) {
  const t = useTranslations('search');
  const pin = useRef<HTMLButtonElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (focused === 'pin') pin.current?.focus();
    if (focused === 'remove') remove.current?.focus();
  }, [focused, pinned]);
  return (
    <li className={styles.recent}>
      <button
        type="button"
        className={styles.recentQuery}
        aria-label={t('searchAgain', { query })}
        onClick={() => onSearch(query)}
      >
        <Icon path={searchIcon} />
        <bdi translate="no">{query}</bdi>
      </button>
      <button
        ref={pin}
        type="button"
        className="bar-button"
        data-pinned={pinned || undefined}
        aria-label={t(pinned ? 'unpin' : 'pin', { query })}
        onClick={() => onPin(query)}
      >
        <Icon path={pinIcon} />
      </button>
      <button
        ref={remove}
        type="button"
        className="bar-button"
        aria-label={t('remove', { query })}
        onClick={() => onRemove(query)}
      >
        <Icon path={closeIcon} />
      </button>
    </li>
  );
}
