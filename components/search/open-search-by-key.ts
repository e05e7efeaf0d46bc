import { isFreeKey, isTaken } from '@/lib/browser/free-key';
import { closeSearch, openSearch, useSearchDialog } from './use-search-dialog';

/** Opens the search by Ctrl+K, ⌘K, `s` or `/`, and closes it by the first two. Returns true if the key is one of these. */
export function openSearchByKey(event: KeyboardEvent): boolean {
  const { isOpen } = useSearchDialog.getState();
  const isForSearch = isChord(event) ? isOpen || !isTaken(event) : isLetter(event) && isFreeKey(event);
  if (!isForSearch) return false;
  event.preventDefault(); // of a held key too: in browsers, Ctrl+K moves the focus to the address
  if (event.repeat) return true;
  if (isOpen) closeSearch();
  else openSearch(selectedText());
  return true;
}

/** True for Ctrl+K or ⌘K. */
function isChord({ key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  // Layouts without Latin letters have no `k`: there, the position of the key counts.
  const isK = /^[a-z\u00C0-\u024F]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  return isK && !isComposing && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** True for `s` or `/`: the produced character is compared, because `/` needs Shift on some keyboards. */
function isLetter({ key, shiftKey }: KeyboardEvent): boolean {
  return key === '/' || (key.toLowerCase() === 's' && !shiftKey);
}

/** The selected text of the page, if it is one line of at most 100 characters. */
function selectedText(): string | undefined {
  return getSelection()
    ?.toString()
    .trim()
    .match(/^.{1,100}$/)?.[0];
}
