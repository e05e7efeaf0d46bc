type Marked = { searchDialog?: true };

/** True from going back until the browser has done so. */
let leaving = false;

/** True while the current history entry is that of the open dialog. */
export function isDialogEntry(): boolean {
  return (history.state as Marked | null)?.searchDialog === true;
}

/** The query in the address: `?q=…`. */
function readAddressQuery(): string | null {
  return new URLSearchParams(location.search).get('q');
}

/** An entry of its own, so that Back closes the dialog and the page below keeps its address. */
export function pushDialogEntry(): void {
  if (leaving) return window.addEventListener('popstate', pushDialogEntry, { once: true });
  if (isDialogEntry()) return;
  if (readAddressQuery() !== null) writeQuery('');
  change('push', { ...(history.state as object | null), searchDialog: true });
}

/** Keeps the address of the open dialog one that can be shared. */
export function writeAddressQuery(query: string): void {
  if (!isDialogEntry() || (readAddressQuery() ?? '') === query) return;
  writeQuery(query); // where the browser refuses, the next one takes this query along
}

/** Leaves the dialog's entry; `then` runs when the page's own is current again. */
export function leaveDialogEntry(then: () => void): void {
  if (leaving || !isDialogEntry()) return then();
  leaving = true;
  window.addEventListener(
    'popstate',
    () => {
      leaving = false;
      then();
    },
    { once: true },
  );
  history.back();
}

function writeQuery(query: string): void {
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  change('replace', history.state, url); // as a whole: a path such as `//a` would name another host
}

/** Browsers refuse very frequent changes: the dialog opens all the same. */
function change(how: 'push' | 'replace', state: unknown, url?: URL): void {
  try {
    history[`${how}State`](state, '', url);
  } catch (error) {
    console.warn('The history could not be changed:', error);
  }
}
