import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  for (const name of ['hashchange', 'popstate']) window.addEventListener(name, onChange);
  return () => {
    for (const name of ['hashchange', 'popstate']) window.removeEventListener(name, onChange);
  };
}

/** Query and hash of the address, which links to other languages and versions of a page keep; empty in prerendered pages. */
export function useAddressRest(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search + location.hash,
    () => '',
  );
}
