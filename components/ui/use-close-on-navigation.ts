import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Closes a dialog, also one that is still loading, when another page is shown: the reader has pressed Back or followed a link. */
export function useCloseOnNavigation(close: () => void): void {
  const pathname = usePathname();
  useEffect(close, [pathname, close]);
}
