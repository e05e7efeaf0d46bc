import { useLayoutEffect } from 'react';
import type { SearchLabels } from '@/lib/search/manifest';
import { iconButton } from '../ui/elements';
import type { SearchBox } from './search-box';
import styles from './search.module.css';

/** Adds to the box what its field does not need in the first moment. */
export function completeSearchBox(box: SearchBox, labels: SearchLabels): void {
  const { dialog, field, rest } = box;
  dialog.classList.add(styles.dialog ?? '');
  rest.className = styles.rest ?? '';
  field.ariaAutoComplete = 'list';
  field.setAttribute('autocorrect', 'off');
  const clear = iconButton('close', labels.clear, () => {
    field.value = '';
    field.dispatchEvent(new Event('input'));
    field.focus();
  });
  clear.title = labels.clear;
  field.after(clear);
}

type Field = {
  query: string;
  loading: boolean;
  /** The id of the selected row, or null if there are no rows. */
  activeId: string | null;
  onInput: (text: string, isComposing: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
};

/** Writes the state of the search to its field, and listens to the field and to the closing of the dialog. */
export function useSearchField(
  { dialog, field }: SearchBox,
  { query, loading, activeId, ...on }: Field,
): void {
  useLayoutEffect(() => {
    const listeners = new AbortController();
    const onInput = (event: Event): void =>
      on.onInput(field.value, event instanceof InputEvent && event.isComposing);
    field.addEventListener('input', onInput, listeners);
    // The text that an input method is composing is searched once it is complete.
    field.addEventListener('compositionend', onInput, listeners);
    field.addEventListener('keydown', on.onKeyDown, listeners);
    // The event arrives a frame later, when the dialog may be open again.
    dialog.addEventListener('close', () => dialog.open || on.onClose(), listeners);
    return () => listeners.abort();
  });
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/immutability -- the field is not part of what React renders
    if (field.value !== query) field.value = query;
    dialog.querySelector('.icon')?.toggleAttribute('data-loading', loading);
    field.ariaExpanded = String(activeId !== null);
    setAttribute(field, 'aria-controls', activeId && 'search-results');
    setAttribute(field, 'aria-activedescendant', activeId);
  }, [dialog, field, query, loading, activeId]);
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
