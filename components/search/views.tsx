import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { areaNames, areas, type Area } from '@/lib/search/areas';
import type { SearchLabels, SearchManifest } from '@/lib/search/manifest';
import type { Hit } from '@/lib/search/types';
import { readLastPages } from '../home/reading-memory';
import { Icon } from '../ui/Icon';
import { forgetSearch, readRecentSearches, togglePin, type RecentSearch } from './recent-searches';
import { SearchResults } from './results';
import type { View } from './use-search';
import type { Selection } from './use-selection';
import styles from './views.module.css';

type Props = {
  view: View;
  loading: boolean;
  manifest: SearchManifest;
  selection: Selection;
  onFollow: (hit: Hit, newTab: boolean) => void;
  onSearch: (query: string) => void;
  area: Area | null;
  onArea: (area: Area | null) => void;
  onRetry: () => void;
  onLeave: (href: string) => void;
};

/** One of the four views: empty, results, no results, error with the results of the embedded index. */
export function SearchView(props: Props) {
  const { view, loading, manifest, selection, onFollow } = props;
  const { labels } = manifest;
  if (view.kind === 'empty') return <EmptyView {...props} />;
  if (view.kind === 'none') return <NoResults {...props} view={view} />;
  const isError = view.kind === 'error';
  const results = (
    <SearchResults
      groups={view.groups}
      label={isError ? labels.fallback : labels.results}
      labels={labels}
      loading={loading}
      selection={selection}
      onFollow={onFollow}
    />
  );
  if (!isError) return results;
  return (
    <div className={styles.error}>
      <div role="alert" className={styles.errorText}>
        <p>{labels.error}</p>
        <button type="button" onClick={props.onRetry}>
          {labels.retry}
        </button>
      </div>
      {view.groups.length > 0 ? <h2 className={styles.fallback}>{labels.fallback}</h2> : null}
      {view.groups.length > 0 ? results : null}
    </div>
  );
}

/** Announces the number of results to screen readers. */
export function SearchStatus({
  view,
  loading,
  labels,
}: {
  view: View;
  loading: boolean;
  labels: SearchLabels;
}) {
  return (
    <p className="visually-hidden" role="status">
      {loading ? labels.loading : statusText(view, labels)}
    </p>
  );
}

function statusText(view: View, labels: SearchLabels): string {
  if (view.kind === 'none') return labels.noResults.replace('{query}', () => view.query);
  const count = view.kind === 'empty' ? 0 : view.groups.reduce((sum, group) => sum + group.hits.length, 0);
  if (count === 0) return '';
  return count === 1 ? labels.oneResult : labels.manyResults.replace('{count}', String(count));
}

type NoResultsProps = Omit<Props, 'view'> & { view: Extract<View, { kind: 'results' | 'none' }> };

/** Names the query that found nothing and where, and offers known words, the whole site, and other areas for the same query. */
function NoResults({
  view: { query, suggestion },
  manifest: { labels },
  area,
  onArea,
  onSearch,
}: NoResultsProps) {
  const title = area ? labels.noResultsIn.replace('{area}', labels[area]) : labels.noResults;
  const chip = (text: string, onClick: () => void) => (
    <li key={text}>
      <button type="button" onClick={onClick}>
        {text}
      </button>
    </li>
  );
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>
        {title
          .split(/(\{query\})/)
          .map((part, index) =>
            part === '{query}' ? <bdi key={index}>{query}</bdi> : <span key={index}>{part}</span>,
          )}
      </p>
      {suggestion ? (
        <>
          <p>{labels.didYouMean}</p>
          <ul className={styles.chips}>{chip(suggestion, () => onSearch(suggestion))}</ul>
        </>
      ) : null}
      <p>{labels.suggestions}</p>
      <ul className={styles.chips}>
        {area ? chip(labels.everywhere, () => onArea(null)) : null}
        {areaNames.filter((other) => other !== area).map((other) => chip(labels[other], () => onArea(other)))}
      </ul>
    </div>
  );
}

/** Before anything is typed: searches stored on the device, and links into the site. */
function EmptyView({
  manifest: { labels, home },
  onSearch,
  onLeave,
}: Pick<Props, 'manifest' | 'onSearch' | 'onLeave'>) {
  const [searches, setSearches] = useState(readRecentSearches);
  const [pages] = useState(readLastPages);
  const box = useRef<HTMLDivElement>(null);
  const focusNext = useRef<{ query: string | undefined; button: string }>(undefined);
  const pinned = searches.filter((search) => search.pinned);
  const recent = searches.filter((search) => !search.pinned);

  // A changed row may be mounted again in the other list: its button, or that of the next row, gets the focus.
  useLayoutEffect(() => {
    const { current } = focusNext;
    if (!current) return;
    focusNext.current = undefined;
    if (current.query === undefined) onSearch('');
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('[data-query]') ?? [])];
    const row = rows.find(({ dataset }) => dataset.query === current.query);
    row?.querySelector<HTMLElement>(`[data-button="${current.button}"]`)?.focus();
  });
  const change = (query: string, button: 'pin' | 'remove'): void => {
    const order = [...pinned, ...recent].map((search) => search.query);
    const left = order.filter((other) => other !== query);
    const next = left[Math.min(order.indexOf(query), left.length - 1)];
    focusNext.current = { query: button === 'pin' ? query : next, button };
    setSearches(button === 'pin' ? togglePin(query) : forgetSearch(query));
  };
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLeave(event.currentTarget.href);
  };
  const list = (title: string, shown: RecentSearch[]) =>
    shown.length > 0 ? (
      <section aria-label={title}>
        <h2>{title}</h2>
        <ul>
          {shown.map((search) => (
            <RecentRow key={search.query} {...search} labels={labels} onSearch={onSearch} onChange={change} />
          ))}
        </ul>
      </section>
    ) : null;
  return (
    <div ref={box} className={styles.empty}>
      <p className={styles.hint}>{labels.hint}</p>
      {list(labels.pinned, pinned)}
      {list(labels.recent, recent)}
      {pages.length > 0 ? (
        <section aria-label={labels.recentPages}>
          <h2>{labels.recentPages}</h2>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path} className={styles.recent}>
                <a href={path} className={styles.recentQuery} onClick={onClick}>
                  <Icon name="file" />
                  <bdi>{title}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-label={labels.waysIn}>
        <h2>{labels.waysIn}</h2>
        <ul className={styles.chips}>
          {areaNames.map((area) => (
            <li key={area}>
              <a href={home + areas[area].route} onClick={onClick}>
                {labels[area]}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type RowProps = RecentSearch & {
  labels: SearchLabels;
  onSearch: (query: string) => void;
  onChange: (query: string, button: 'pin' | 'remove') => void;
};

function RecentRow({ query, pinned, labels, onSearch, onChange }: RowProps) {
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
        data-button="pin"
        data-pinned={pinned || undefined}
        onClick={() => onChange(query, 'pin')}
      >
        <Icon name="pin" />
      </button>
      <button
        type="button"
        className="bar-button"
        aria-label={name(labels.remove)}
        data-button="remove"
        onClick={() => onChange(query, 'remove')}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
