/** Marks the history entry of the open dialog. */
export const searchEntry = 'searchDialog';

/** Takes the query out of the address, `?q=…`: the page below the dialog keeps its address without it. Null if there is none. */
export function takeAddressQuery(): string | null {
  const url = new URL(location.href);
  const query = url.searchParams.get('q');
  if (query === null) return null;
  url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
  return query;
}

/** Writes the query into the address of the open dialog, `?q=…`, so that it can be shared. */
export function writeAddressQuery(query: string): void {
  const url = new URL(location.href);
  const isOpen = (history.state as Record<string, unknown> | null)?.[searchEntry] === true;
  if (!isOpen || (url.searchParams.get('q') ?? '') === query) return;
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  try {
    history.replaceState(history.state, '', url); // as a whole: a path such as `//a` would name another host
  } catch {
    // Browsers refuse very frequent changes: the next change writes the latest query.
  }
}
