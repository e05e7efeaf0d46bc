'use client';

import { usePathname } from 'next/navigation';
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
 * A client component only to know the page's path; `startAnnouncement` gives it its behaviour.
 */
export function AnnouncementBar({ id, labels, latest }: Props) {
  const route = usePathname().replace(/^\/[^/]+/, '');
  return (
    <aside className="announcement" aria-label={labels.label} data-announcement-id={id}>
      <p>
        {labels.text}{' '}
        <a href={latest + latestPageOf(route)} data-latest="" suppressHydrationWarning>
          {labels.link}
        </a>
      </p>
      <button type="button" className="bar-button" aria-label={labels.close} data-announcement-close="">
        <Icon name="close" />
      </button>
    </aside>
  );
}
