'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { keys, onStored, readStored, writeStored } from '@/lib/browser/storage';
import { latestPageOf } from '@/lib/static/latest-pages';
import { Icon } from '../ui/Icon';

type Props = {
  id: string;
  labels: { label: string; text: string; link: string; close: string };
  /** Home of the current documentation. */
  latest: string;
};

/**
 * Says that this is the old version. Closed by the first-paint script's attribute, so that nothing moves on load. The link
 * leads to the matching page of the current version: it is in the HTML of each page, and a page swap brings the next one.
 */
export function AnnouncementBar({ id, labels, latest }: Props) {
  const route = usePathname().replace(/^\/[^/]+/, '');
  const bar = useRef<HTMLElement>(null);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (readStored(keys.announcementId) !== id) {
      writeStored(keys.announcementDismissed, 'false');
      writeStored(keys.announcementId, id);
    }
    return onStored(keys.announcementDismissed, (value) => {
      if (value === 'true') hide();
    });
    function hide(): void {
      document.documentElement.dataset.announcement = 'closed';
      setClosed(true);
    }
  }, [id]);
  if (closed) return null;

  const close = (event: MouseEvent): void => {
    // The pressed button goes away: by keyboard, the focus goes on to what follows it.
    if (event.detail === 0) bar.current?.parentElement?.querySelector<HTMLElement>('.navbar .brand')?.focus();
    if (!writeStored(keys.announcementDismissed, 'true')) setClosed(true);
  };
  return (
    <aside className="announcement" aria-label={labels.label} ref={bar}>
      <p>
        {labels.text}{' '}
        <a href={latest + latestPageOf(route)} data-latest="" suppressHydrationWarning>
          {labels.link}
        </a>
      </p>
      <button type="button" className="bar-button" aria-label={labels.close} onClick={close}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
