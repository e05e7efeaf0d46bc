import { keys, readStored } from '@/lib/browser/storage';
import { parsePage } from '@/lib/browser/parse-page';
import type { Labels } from '@/lib/i18n/labels';
import { isDialogEntry, pushDialogEntry } from './search-history';
import './search-box.css';

export type SearchBox = {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  /** Everything below the field, rendered by `open-search.ts`. */
  rest: Element;
  /** Opens the dialog with a query, or with the last one, all of it selected. */
  show: (query: string | undefined) => void;
  /** Closes the dialog and goes back to the page's own history entry. */
  hide: () => void;
};

const markup =
  '<dialog class=search-box><div role=search><input role=combobox autocomplete=off autocapitalize=none autocorrect=off ' +
  'spellcheck=false inputmode=search enterkeyhint=go aria-autocomplete=list aria-controls=search-results aria-expanded=false><button type=button></button></div><div></div></dialog>';

/**
 * Makes the search dialog with its field. Plain DOM in the script of every page, because phones show their keyboard only for a
 * field that is focused within the press. The code that is loaded then adds the rest around this field and never replaces it:
 * text, selection and a composition of an input method survive.
 */
export function createSearchBox({ searchName, searchField, searchCancel }: Labels): SearchBox {
  const dialog = parsePage(markup).body.firstChild as HTMLDialogElement;
  const [bar, rest] = dialog.children as unknown as [Element, Element];
  const [field, cancel] = bar.children as unknown as [HTMLInputElement, HTMLElement];
  bar.prepend(document.querySelector('[data-search-open] .icon')?.cloneNode(true) ?? '');
  dialog.ariaLabel = searchName;
  field.ariaLabel = field.placeholder = searchField;
  cancel.textContent = searchCancel;
  field.value = readStored(keys.searchQuery, 'session') ?? '';
  document.body.append(dialog);

  /** True from going back until the browser has done so. */
  let leaving = false;
  const hide = (): void => {
    dialog.close();
    // If nothing had the focus before, browsers take it from a closed dialog a frame later: until then keys would be typed here.
    field.blur();
    if (leaving || !isDialogEntry()) return;
    leaving = true;
    history.back();
  };
  window.onpopstate = () => {
    // It may have been opened again while the browser was going back.
    if (dialog.open && !isDialogEntry()) (leaving ? pushDialogEntry : hide)();
    leaving = false;
  };
  cancel.onclick = hide;
  dialog.oncancel = hide; // Escape: otherwise the next press of Ctrl+K may still meet the field
  dialog.onmousedown = ({ target }) => target === dialog && hide();
  return {
    dialog,
    field,
    rest,
    show: (query) => {
      if (query !== undefined) field.value = query;
      dialog.showModal();
      if (!leaving) pushDialogEntry();
      field.focus();
      field.select();
    },
    hide,
  };
}
