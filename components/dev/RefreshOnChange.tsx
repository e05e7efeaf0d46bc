'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { ShownFault } from '@/lib/authoring/shown-faults';
import { useRoute } from '@/lib/i18n/navigation';
import { site } from '@/lib/site/config';

/** Interval at which the overlay is polled. */
const POLL_MS = 500;

/** True while the overlay of Next.js shows an error. */
function hasShownError(): boolean {
  return document.querySelector('nextjs-portal')?.shadowRoot?.querySelector('[data-error="true"]') != null;
}

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
    let faults: string[] = [];
    const reported = new Set<string>();
    events.addEventListener('refresh', () => {
      // An error boundary keeps its message when the route is rendered again. The first event comes with the connection.
      if (isConnected && document.querySelector('main.crash')) location.reload();
      else router.refresh();
      isConnected = true;
    });
    events.addEventListener('faults', ({ data }: MessageEvent<string>) => {
      const ofAllPages = JSON.parse(data) as ShownFault[];
      faults = ofAllPages.filter(({ routes }) => routes.includes(route)).map(({ text }) => text);
      // The overlay keeps each reported error: only a reload removes one that has been repaired.
      if ([...reported].some((text) => !faults.includes(text))) location.reload();
    });
    // Each Fast Refresh empties the overlay, and no event reports it.
    const timer = setInterval(() => {
      if (!hasShownError()) reported.clear();
      for (const text of faults) {
        if (!reported.has(text)) console.error(text);
        reported.add(text);
      }
    }, POLL_MS);
    return () => {
      clearInterval(timer);
      events.close();
    };
  }, [router, route]);
  return null;
}
