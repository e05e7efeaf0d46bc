import { memo } from 'react';
import { areas, type Area } from '@/lib/search/areas';
import type { SearchLabels } from '@/lib/search/manifest';
import styles from './search.module.css';

type Props = { area: Area | null; labels: SearchLabels; onChange: (area: Area | null) => void };

/** Limits the search to one area. Native radio buttons: one stop for Tab, arrows between them. */
export const AreaFilter = memo(function AreaFilter({ area, labels, onChange }: Props) {
  return (
    <fieldset className={styles.areas}>
      <legend className="visually-hidden">{labels.area}</legend>
      {([null, ...areas] as const).map((choice) => (
        <label key={choice ?? 'all'}>
          <input
            type="radio"
            name="search-area"
            checked={choice === area}
            onChange={() => onChange(choice)}
          />
          <span>{labels[choice ?? 'all']}</span>
        </label>
      ))}
    </fieldset>
  );
});
