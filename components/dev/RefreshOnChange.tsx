'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { ShownFault } from '@/lib/authoring/shown-faults';
import { useRoute } from '@/lib/i18n/navigation';
import { site } from '@/lib/site/config';

/**
 * Development only: renders the page again when its content changes, which Fast Refresh does not follow, and reports the faults that the
 * check finds in it, so that the overlay of Next.js shows them.
 */
export function RefreshOnChange() {
  const router = useRouter();
  const route = useRoute();
  useEffect(() => {
    const events = new EventSource(`${site.basePath}/dev-events`);
    let isConnected = false;
    let shown = new Set<string>();
    events.addEventListener('refresh', () => {
      // An error boundary keeps its message when the route is rendered again. The first event comes with the connection.
      if (isConnected && document.querySelector('main.crash')) location.reload();
      else router.refresh();
      isConnected = true;
    });
    events.addEventListener('faults', ({ data }: MessageEvent<string>) => {
      const faults = (JSON.parse(data) as ShownFault[]).filter((fault) => fault.route === route);
      const texts = new Set(faults.map(({ text }) => text));
      // The overlay keeps what it was told: only a reload removes a fault that is repaired.
      if ([...shown].some((text) => !texts.has(text))) return location.reload();
      for (const text of texts) {
        if (!shown.has(text)) console.error(text);
      }
      shown = texts;
    });
    return () => events.close();
  }, [router, route]);
  return null;
}
