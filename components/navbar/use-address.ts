import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';

const events = ['hashchange', 'popstate'] as const;

/**
 * Address of the shown page: `path` with the site's prefix and without trailing slash, `suffix` its query and hash (empty
 * in the page's file, where nobody knows them yet). `home` is the address of the locale's home.
 */
export function useAddress(home: string): { path: string; suffix: string } {
  // The path that `usePathname` gives has no prefix; the home's address is the prefix and one more segment.
  const path = home.replace(/\/[^/]+\/$/, '') + usePathname().replace(/\/$/, '');
  const suffix = useSyncExternalStore(
    subscribe,
    () => location.search + location.hash,
    () => '',
  );
  return { path, suffix };
}

function subscribe(onChange: () => void): () => void {
  events.forEach((name) => window.addEventListener(name, onChange));
  document.addEventListener('page:shown', onChange);
  return () => {
    events.forEach((name) => window.removeEventListener(name, onChange));
    document.removeEventListener('page:shown', onChange);
  };
}
