'use client';

import { useAnnouncer } from './use-announcer';

/** Where `announce` puts its texts. Next.js announces the titles of pages itself. */
export function LiveRegion() {
  const { text, count } = useAnnouncer();
  return (
    <div className="visually-hidden" role="status">
      <span key={count}>{text}</span>
    </div>
  );
}
