import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import type { Outcome } from '@/lib/search/page/searcher';
import { categoryMessage } from './hit-kind';
import { ResultRow } from './ResultRow';
import styles from './results.module.css';

export type RowEvents = {
  onSelect: (row: number) => void;
  onFollow: (row: number) => void;
};

type Props = RowEvents & { outcome: Outcome; label: string; isLoading: boolean; row: number };

/** Results under their categories, as one list for the keyboard. */
export function SearchResults({ outcome, label, isLoading, row, ...events }: Props) {
  const t = useTranslations('search');
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.scrollTo(0, 0);
  }, [outcome.question]);
  const starts = firstRows(outcome.groups);
  return (
    // Not a tab stop, although it scrolls: the field handles its keys.
    <div
      ref={list}
      id="search-results"
      className={styles.results}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-busy={isLoading}
    >
      {outcome.groups.map(({ category, hits }, number) => {
        const message = categoryMessage(category);
        const first = starts[number] ?? 0;
        return (
          <div key={category} role="group" aria-labelledby={`search-group-${number}`}>
            <div id={`search-group-${number}`} className={styles.category} role="presentation">
              {message ? t(message) : category}
            </div>
            <ul role="presentation">
              {hits.map((hit, index) => (
                <ResultRow
                  key={hit.id}
                  hit={hit}
                  row={first + index}
                  isSelected={first + index === row}
                  {...events}
                />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

/** Returns the row number of the first hit of each group. */
function firstRows(groups: Outcome['groups']): number[] {
  const starts: number[] = [];
  let row = 0;
  for (const { hits } of groups) {
    starts.push(row);
    row += hits.length;
  }
  return starts;
}
