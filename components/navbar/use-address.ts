import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { on } from '@/lib/browser/events';

/**
 * Returns the address of the shown page: `path` with the base path and without trailing slash, `suffix` its query and hash
 * (empty in the prerendered HTML). `home` is the address of the locale's home page.
 */
export function useAddress(home: string): { path: string; suffix: string } {
  const path = home.replace(/\/[^/]+\/$/, '') + usePathname().replace(/\/$/, '');
  const href = useSyncExternalStore(
    subscribe,
    () => location.href,
    () => '',
  );
  return { path, suffix: /[?#].*$/s.exec(href)?.[0] ?? '' };
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('hashchange', onChange, { signal });
  window.addEventListener('popstate', onChange, { signal });
  on('page:shown', onChange, signal);
  return () => listening.abort();
}
