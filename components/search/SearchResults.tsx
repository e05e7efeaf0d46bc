import { useEffect, useState } from 'react';
import { areaOfCategory } from '@/lib/search/areas';
import type { SearchLabels } from '@/lib/search/manifest';
import type { Hit, HitGroup } from '@/lib/search/types';
import styles from './results.module.css';
import { SearchHit } from './SearchHit';
import type { Selection } from './use-selection';

type Props = {
  groups: HitGroup[];
  label: string;
  labels: SearchLabels;
  loading: boolean;
  selection: Selection;
  onFollow: (hit: Hit, newTab: boolean) => void;
};

/** Results under their categories, one list for the keyboard. When it appears, rows out of sight are laid out a frame later. */
export function SearchResults({ groups, label, labels, loading, selection, onFollow }: Props) {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSettled(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div
      id="search-results"
      role="listbox"
      aria-label={label}
      // No stop of its own, though it scrolls: its keys are those of the field.
      tabIndex={-1}
      aria-busy={loading}
      className={styles.results}
      data-settled={settled || undefined}
    >
      {groups.map(({ category, first, hits }, place) => (
        <div key={category} role="group" aria-labelledby={`search-group-${place}`}>
          <div id={`search-group-${place}`} role="presentation" className={styles.category}>
            {nameOfCategory(category, labels)}
          </div>
          <ul role="presentation">
            {hits.map((hit, index) => (
              <SearchHit
                key={`${hit.id} ${index}`}
                hit={hit}
                index={first + index}
                selected={selection.index === first + index}
                onSelect={selection.select}
                onFollow={onFollow}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Our categories in the reader's language; others as the service calls them. */
export function nameOfCategory(category: string, labels: SearchLabels): string {
  const area = areaOfCategory(category);
  return area ? labels[area] : category;
}
