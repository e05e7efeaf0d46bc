'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { endNavigation } from './progress';

/** Ends the progress bar when another page is shown. */
export function RouteProgress() {
  const pathname = usePathname();
  useEffect(endNavigation, [pathname]);
  return null;
}
