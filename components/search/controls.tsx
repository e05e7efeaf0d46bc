import { areaNames, type Area } from '@/lib/search/areas';
import type { SearchLabels } from '@/lib/search/manifest';
import { Icon } from '../ui/Icon';
import styles from './search.module.css';
import type { View } from './use-search';

type FilterProps = { area: Area | null; labels: SearchLabels; onChange: (area: Area | null) => void };

/** Limits the search to one area, with native radio buttons: one tab stop, arrow keys between them. */
export function AreaFilter({ area, labels, onChange }: FilterProps) {
  return (
    <fieldset className={styles.areas}>
      <legend className="visually-hidden">{labels.area}</legend>
      {([null, ...areaNames] as const).map((choice) => (
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
}

type FooterProps = { view: View; labels: SearchLabels; hostedName: string | null };

/** The keys, and which service answered; before any answer, which one will. */
export function SearchFooter({ view, labels, hostedName }: FooterProps) {
  const by = 'by' in view ? view.by : view.kind === 'empty' && hostedName ? 'hosted' : 'embedded';
  const isUnanswered = view.kind === 'error' && view.groups.length === 0;
  return (
    <footer className={styles.footer}>
      <ul aria-hidden="true">
        <li>
          <kbd>
            <Icon name="enter" />
          </kbd>
          <span>{labels.select}</span>
        </li>
        <li>
          <kbd>
            <Icon name="up" />
          </kbd>
          <kbd>
            <Icon name="arrowDown" />
          </kbd>
          <span>{labels.navigate}</span>
        </li>
        <li>
          <kbd>{labels.escape}</kbd>
          <span>{labels.close}</span>
        </li>
      </ul>
      {isUnanswered ? null : (
        <p>
          <span>{`${labels.poweredBy} `}</span>
          <b>{by === 'hosted' ? hostedName : labels.embedded}</b>
        </p>
      )}
    </footer>
  );
}
