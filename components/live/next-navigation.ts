import { useSyncExternalStore } from 'react';

const prefix = (document.documentElement.dataset.base ?? '/').replace(/\/[^/]*\/$/, '');

/** The shown page's path, without the site's prefix, as the framework says it; in the export it stands for the framework's. */
export function usePathname(): string {
  return useSyncExternalStore(subscribe, readPath, readPath);
}

function readPath(): string {
  return location.pathname.slice(prefix.length);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('page:shown', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    document.removeEventListener('page:shown', onChange);
    window.removeEventListener('popstate', onChange);
  };
}
