import { searchEntry } from './search-history';

/** True while the history is at the entry of the open dialog. */
export function isSearchEntry(): boolean {
  return (history.state as Record<string, unknown> | null)?.[searchEntry] === true;
}
