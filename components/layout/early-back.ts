/**
 * Loads the document of the address when the reader presses Back before React has hydrated the page: the router does not listen yet, and
 * React could not hydrate a page under the address of another. Inlined by its source text: it must not use anything from outside.
 */
export function followEarlyBack(): void {
  const { pathname } = location;
  window.addEventListener('popstate', () => {
    const isReady = document.documentElement.dataset.ready !== undefined;
    if (!isReady && location.pathname !== pathname) location.reload();
  });
}
