/**
 * Loads the document of the address when the reader presses Back before React has hydrated the page: the router does not listen yet, and
 * React could not hydrate a page under the address of another. Does the same when the reader comes back to a page that was left that early:
 * Firefox drops the tasks of a page in the back/forward cache, so React would wait for one that never runs. Inlined by its source text: it
 * must not use anything from outside.
 */
export function followEarlyBack(): void {
  const { pathname } = location;
  const onBack = ({ persisted }: Event & { persisted?: boolean }): void => {
    const isReady = document.documentElement.dataset.ready !== undefined;
    if (!isReady && (persisted || location.pathname !== pathname)) location.reload();
  };
  window.addEventListener('popstate', onBack);
  window.addEventListener('pageshow', onBack);
}
