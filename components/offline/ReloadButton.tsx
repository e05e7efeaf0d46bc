'use client';

import { useEffect, type ReactNode } from 'react';

/** Loads the page again once the network is back. The button serves where that does not help: the server may be down. */
export function ReloadButton({ children }: { children: ReactNode }) {
  useEffect(() => {
    const onOnline = (): void => {
      // A reader who searches the copy at that moment is left in peace.
      if (!document.querySelector('dialog[open]')) location.reload();
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <button type="button" className="button" onClick={() => location.reload()}>
      {children}
    </button>
  );
}
