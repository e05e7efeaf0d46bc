import { isDialogEntry } from '../ui/use-dialog-entry';
import { searchEntry } from './search-history';

/** True while the history is at the entry of the open dialog. */
export function isSearchEntry(): boolean {
  return isDialogEntry(searchEntry);
}
