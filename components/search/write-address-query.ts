import { isSearchEntry } from './is-search-entry';

/** Writes the query into the address of the open dialog, `?q=…`, so that it can be shared. */
export function writeAddressQuery(query: string): void {
  const url = new URL(location.href);
  if (!isSearchEntry() || (url.searchParams.get('q') ?? '') === query) return;
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  try {
    history.replaceState(history.state, '', url); // as a whole: a path such as `//a` would name another host
  } catch {
    // Browsers refuse very frequent changes: the next change writes the latest query.
  }
}
