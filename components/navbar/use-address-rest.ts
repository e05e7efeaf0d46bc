import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  for (const name of ['hashchange', 'popstate']) window.addEventListener(name, onChange, { signal });
  // Entries that the router adds for another query. Links of the site have none, so older browsers lose nothing.
  window.navigation?.addEventListener('currententrychange', onChange, { signal });
  return () => stopping.abort();
}

/** Query and hash of the address, which links to other languages and versions of a page keep; empty in prerendered pages. */
export function useAddressRest(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search + location.hash,
    () => '',
  );
}
