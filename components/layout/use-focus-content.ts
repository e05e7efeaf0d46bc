import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { findTarget, focusTarget } from '@/lib/browser/find-target';

/** Moves the focus to the content of a page that is shown in place: Next.js leaves it on the link, which may be gone. */
export function useFocusContent(): void {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const start = findTarget(location.hash) ?? document.getElementById('main');
    if (start) focusTarget(start);
  }, [pathname]);
}
