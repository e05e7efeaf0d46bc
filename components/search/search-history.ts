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
