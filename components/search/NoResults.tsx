import { areas, type Area } from '@/lib/search/areas';
import type { SearchLabels } from '@/lib/search/manifest';
import styles from './views.module.css';

type Props = { query: string; labels: SearchLabels; onChoose: (area: Area) => void };

/** Nothing found: says for what, and offers categories that are searched when chosen. */
export function NoResults({ query, labels, onChoose }: Props) {
  const [before = '', after = ''] = labels.noResults.split('{query}');
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>
        {before}
        <bdi>{query}</bdi>
        {after}
      </p>
      <p>{labels.suggestions}</p>
      <ul className={styles.chips}>
        {areas.map((area) => (
          <li key={area}>
            <button type="button" onClick={() => onChoose(area)}>
              {labels[area]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
