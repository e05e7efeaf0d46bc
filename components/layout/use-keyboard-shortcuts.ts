import { useEffect } from 'react';
import { isFreeKey } from '@/lib/browser/free-key';
import { openSearchByKey } from '../search/open-search-by-key';
import { copyAddress, focusContents, focusFilter, followNeighbour } from '../shortcuts/page-keys';
import { openDialog } from '../ui/use-open-dialog';

/** What a key does, by the character it produces, so that every keyboard layout works. */
const actions: Record<string, () => void> = {
  '?': () => openDialog('shortcuts'),
  j: () => followNeighbour('next'),
  k: () => followNeighbour('prev'),
  t: focusContents,
  f: focusFilter,
  y: copyAddress,
};

/** Handles the shortcuts of all pages. */
export function useKeyboardShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (openSearchByKey(event) || event.repeat) return;
      const key = event.shiftKey ? event.key : event.key.toLowerCase(); // Caps Lock changes the case of letters
      if (!Object.hasOwn(actions, key) || !isFreeKey(event)) return;
      event.preventDefault();
      actions[key]?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
