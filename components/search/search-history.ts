/** True while the current history entry is that of the open dialog. */
export function isDialogEntry(): boolean | undefined {
  return (history.state as { searchDialog?: true } | null)?.searchDialog;
}

/** Adds a history entry for the dialog, so that Back closes it and the page below keeps its address. */
export function pushDialogEntry(): void {
  if (isDialogEntry()) return;
  try {
    history.pushState({ ...(history.state as object | null), searchDialog: true }, '');
  } catch {
    // Browsers refuse very frequent changes: the dialog opens all the same.
  }
}

/** Writes the query into the address of the open dialog, `?q=…`, so that it can be shared. */
export function writeAddressQuery(query: string): void {
  const url = new URL(location.href);
  if ((url.searchParams.get('q') ?? '') === query || !isDialogEntry()) return;
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  try {
    history.replaceState(history.state, '', url); // as a whole: a path such as `//a` would name another host
  } catch {
    // Browsers refuse very frequent changes: the next change writes the latest query.
  }
}
