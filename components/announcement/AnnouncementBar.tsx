'use client';

import latestPages from '@/content/latest-pages.json';
import { useRoute } from '../navbar/use-route';
import { Icon } from '../ui/Icon';

type Props = {
  id: string;
  labels: { label: string; text: string; link: string; close: string };
  /** Home of the current documentation. */
  latest: string;
};

/**
 * Says that this is the old version, with a link to the matching page of the current one. The first-paint script hides it, so that
 * nothing moves on load. A client component only to know the page's path; it never runs in the browser. `startAnnouncement` adds the
 * behaviour.
 */
export function AnnouncementBar({ id, labels, latest }: Props) {
  return (
    <aside className="announcement" aria-label={labels.label} data-announcement-id={id}>
      <p>
        {labels.text}{' '}
        <a href={latest + ((latestPages as Record<string, string>)[useRoute()] ?? '/')}>{labels.link}</a>
      </p>
      <button type="button" className="bar-button" aria-label={labels.close} data-announcement-close="">
        <Icon name="close" />
      </button>
    </aside>
  );
}
