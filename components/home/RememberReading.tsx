'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { noteSection, startReading } from './remember-reading';

/** Stores the shown page on this device, for “continue reading” on the home page; `instrumentation-client.ts` adds its section. */
export function RememberReading() {
  const pathname = usePathname();
  useEffect(startReading, [pathname]);
  useEffect(() => {
    window.addEventListener('pagehide', noteSection);
    return () => window.removeEventListener('pagehide', noteSection);
  }, []);
  return null;
}
