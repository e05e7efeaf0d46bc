import type { KeyboardEventHandler, Ref } from 'react';
import { areaNames, type Area } from '@/lib/search/areas';
import type { SearchLabels } from '@/lib/search/manifest';
import { Icon } from '../ui/Icon';
import styles from './search.module.css';
import type { View } from './use-search';

type FieldProps = {
  ref: Ref<HTMLInputElement>;
  query: string;
  labels: SearchLabels;
  loading: boolean;
  expanded: boolean;
  activeId: string | undefined;
  onChange: (query: string, composing: boolean) => void;
  onKeyDown: KeyboardEventHandler;
  onCancel: () => void;
};

/**
 * The field, a combobox over the list of results. Text that an input method is composing is not searched. The type is not
 * `search`: some browsers then use the first Escape to empty the field.
 */
export function SearchField({ ref, query, labels, loading, expanded, activeId, ...on }: FieldProps) {
  return (
    <form className={styles.field} role="search" onSubmit={(event) => event.preventDefault()}>
      <span className={styles.glass} data-loading={loading || undefined}>
        <Icon name="search" />
      </span>
      <input
        ref={ref}
        type="text"
        inputMode="search"
        role="combobox"
        aria-label={labels.placeholder}
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={expanded ? 'search-results' : undefined}
        aria-activedescendant={activeId}
        placeholder={labels.placeholder}
        value={query}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => on.onChange(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
        onCompositionEnd={(event) => on.onChange(event.currentTarget.value, false)}
        onKeyDown={on.onKeyDown}
      />
      <button
        type="button"
        className={`bar-button ${styles.clear}`}
        aria-label={labels.clear}
        title={labels.clear}
        hidden={!query}
        onClick={(event) => {
          on.onChange('', false);
          event.currentTarget.form?.querySelector('input')?.focus();
        }}
      >
        <Icon name="close" />
      </button>
      <button type="button" className={styles.cancel} onClick={on.onCancel}>
        {labels.cancel}
      </button>
    </form>
  );
}

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
