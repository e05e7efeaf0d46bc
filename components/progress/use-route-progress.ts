import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { onTransitionStart } from '@/lib/browser/transition';
import { endNavigation, startProgress } from './progress';

/** Shows the progress bar while the router loads a page, until it is shown. */
export function useRouteProgress(): void {
  const pathname = usePathname();
  useEffect(() => onTransitionStart((_, url) => startProgress(url)), []);
  useEffect(endNavigation, [pathname]);
}
