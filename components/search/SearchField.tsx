import type { KeyboardEventHandler, Ref } from 'react';
import type { SearchLabels } from '@/lib/search/manifest';
import { Icon } from '../ui/Icon';
import styles from './search.module.css';

type Props = {
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
 * The field, a combobox over the list of results; text that an input method is still composing is not searched. Not of the
 * type `search`: there a first Escape only empties the field in some browsers.
 */
export function SearchField({
  ref,
  query,
  labels,
  loading,
  expanded,
  activeId,
  onChange,
  onKeyDown,
  onCancel,
}: Props) {
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
        onChange={(event) => onChange(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
        onCompositionEnd={(event) => onChange(event.currentTarget.value, false)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={`bar-button ${styles.clear}`}
        aria-label={labels.clear}
        title={labels.clear}
        hidden={!query}
        onClick={(event) => {
          onChange('', false);
          event.currentTarget.form?.querySelector('input')?.focus();
        }}
      >
        <Icon name="close" />
      </button>
      <button type="button" className={styles.cancel} onClick={onCancel}>
        {labels.cancel}
      </button>
    </form>
  );
}
