import { useRef, useState, type MouseEvent } from 'react';
import type { SearchLabels } from '@/lib/search/manifest';
import { Icon } from '../ui/Icon';
import { forgetSearch, readRecentSearches, togglePin, type RecentSearch } from './recent-searches';
import { useRowFocus } from './use-row-focus';
import styles from './views.module.css';

type Props = {
  labels: SearchLabels;
  home: string;
  onSearch: (query: string) => void;
  onLeave: (href: string) => void;
};

const waysIn = [
  ['guide', '/v1/guides'],
  ['api', '/v1/api/js'],
  ['config', '/v1/api/config'],
  ['cli', '/v1/api/cli'],
  ['references', '/v1/references'],
  ['blog', '/blog'],
] as const;

/** Before anything is typed: searches kept on the device, and ways into the site. */
export function EmptyView({ labels, home, onSearch, onLeave }: Props) {
  const [searches, setSearches] = useState(readRecentSearches);
  const box = useRef<HTMLDivElement>(null);
  const keepFocus = useRowFocus(box, () => onSearch(''));
  const list = (pinned: boolean, title: string) => {
    const shown = searches.filter((search) => search.pinned === pinned);
    if (shown.length === 0) return null;
    return (
      <section aria-label={title}>
        <h2>{title}</h2>
        <ul>
          {shown.map((search) => (
            <RecentRow
              key={search.query}
              search={search}
              labels={labels}
              onSearch={onSearch}
              onChange={(changed) => {
                keepFocus();
                setSearches(changed);
              }}
            />
          ))}
        </ul>
      </section>
    );
  };
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLeave(event.currentTarget.href);
  };
  return (
    <div ref={box} className={styles.empty}>
      <p className={styles.hint}>{labels.hint}</p>
      {list(true, labels.pinned)}
      {list(false, labels.recent)}
      <section aria-label={labels.waysIn}>
        <h2>{labels.waysIn}</h2>
        <ul className={styles.chips}>
          {waysIn.map(([area, route]) => (
            <li key={area}>
              <a href={home + route} onClick={onClick}>
                {labels[area]}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type RowProps = {
  search: RecentSearch;
  labels: SearchLabels;
  onSearch: (query: string) => void;
  onChange: (searches: RecentSearch[]) => void;
};

function RecentRow({ search: { query, pinned }, labels, onSearch, onChange }: RowProps) {
  const name = (label: string): string => label.replace('{query}', () => query);
  return (
    <li className={styles.recent} data-query={query}>
      <button
        type="button"
        className={styles.recentQuery}
        aria-label={name(labels.searchAgain)}
        onClick={() => onSearch(query)}
      >
        <Icon name="search" />
        <bdi>{query}</bdi>
      </button>
      <button
        type="button"
        className="bar-button"
        aria-label={name(pinned ? labels.unpin : labels.pin)}
        data-pinned={pinned || undefined}
        onClick={() => onChange(togglePin(query))}
      >
        <Icon name="pin" />
      </button>
      <button
        type="button"
        className="bar-button"
        aria-label={name(labels.remove)}
        onClick={() => onChange(forgetSearch(query))}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
