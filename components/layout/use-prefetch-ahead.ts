import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { mayPrefetch } from '@/lib/browser/connection';
import { prefetchAhead } from '@/lib/browser/prefetch-ahead';
import { whenIdle } from '@/lib/browser/when-idle';

/** Prefetches the pages that the reader is likely to open next, when the browser is idle. */
export function usePrefetchAhead(): void {
  const router = useRouter();
  const pathname = usePathname();
  useEffect(() => {
    let stop: (() => void) | undefined;
    const cancel = whenIdle(() => {
      if (mayPrefetch()) stop = prefetchAhead((path) => router.prefetch(path));
    });
    return () => {
      cancel();
      stop?.();
    };
  }, [router, pathname]);
}
