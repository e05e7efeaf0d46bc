import { isFreeKey, isTaken } from '@/lib/browser/free-key';
import { closeSearch, openSearch, useSearchDialog } from './use-search-dialog';

const MAX_SELECTION_LENGTH = 100;

/** Opens the search by Ctrl+K, ⌘K, `s` or `/`, and closes it by the first two. Returns true if it did. */
export function openSearchByKey(event: KeyboardEvent): boolean {
  const { isOpen } = useSearchDialog.getState();
  if (isOpen ? !isChord(event) : !opensSearch(event)) return false;
  event.preventDefault();
  if (isOpen) closeSearch();
  else openSearch(selectedText());
  return true;
}

function opensSearch(event: KeyboardEvent): boolean {
  if (isChord(event)) return !isTaken(event);
  return isLetter(event) && isFreeKey(event);
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

function selectedText(): string | undefined {
  const text = getSelection()?.toString().trim() ?? '';
  return text && text.length <= MAX_SELECTION_LENGTH && !text.includes('\n') ? text : undefined;
}
