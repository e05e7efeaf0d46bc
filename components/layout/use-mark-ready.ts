import { useEffect } from 'react';

/** Sets `data-ready` on <html> once React has hydrated the page; the base path check and the tests wait for it. */
export function useMarkReady(): void {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
}
