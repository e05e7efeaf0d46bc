'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { endProgress, loadProgressBar } from './progress';

/** Loads the progress bar, and ends it when another page is shown. */
export function RouteProgress() {
  const pathname = usePathname();
  useEffect(endProgress, [pathname]);
  useEffect(() => whenIdle(() => void loadProgressBar().catch(() => undefined)), []);
  return null;
}
