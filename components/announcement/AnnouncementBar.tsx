'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import latestPages from '@/content/latest-pages.json';
import { keys, onStored, readStored, writeStored } from '@/lib/browser/storage';
import { whenIdle } from '@/lib/browser/when-idle';
import { useRoute } from '@/lib/i18n/navigation';
import { site } from '@/lib/site/config';
import { Icon } from '../ui/Icon';
import { closeIcon } from '../ui/icons';

/**
 * Says that this is the old version, with a link to the matching page of the current one. Closing it holds in all tabs until the
 * identifier changes. The first-paint script hides a closed one by an attribute of <html>, so that nothing moves on load.
 */
export function AnnouncementBar() {
  const t = useTranslations('announcement');
  const route = useRoute();
  const latestPath = useLatestPath(route);
  useEffect(() => {
    if (readStored(keys.announcementId) !== site.announcementId) {
      writeStored(keys.announcementDismissed, 'false');
      writeStored(keys.announcementId, site.announcementId);
    }
    return onStored(keys.announcementDismissed, (value) => {
      if (value === 'true') hide();
    });
  }, []);
  const close = ({ detail }: MouseEvent): void => {
    // The button disappears. Only a keyboard press moves the focus to the navbar, which then does not hide on scroll.
    const next = detail === 0 ? '.navbar .brand' : '#main';
    document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    hide();
    writeStored(keys.announcementDismissed, 'true');
  };
  return (
    <aside className="announcement" aria-label={t('label')}>
      <p>
        <span>{t('text')}</span>{' '}
        {/* React keeps the address of the HTML, hence another element for another page. */}
        <a key={route} href={site.latestDocs + latestPath} suppressHydrationWarning>
          {t('link')}
        </a>
      </p>
      <button type="button" className="bar-button" aria-label={t('close')} onClick={close}>
        <Icon path={closeIcon} />
      </button>
    </aside>
  );
}

/** Path of the page of the current documentation that matches the shown one. Only loads the table once the page has changed. */
function useLatestPath(route: string): string {
  /** The route of the document, until another page is shown. */
  const first = useRef<string | null>(route);
  const [pages, setPages] = useState<Record<string, string>>(
    typeof window === 'undefined' ? latestPages : {},
  );
  useEffect(() => {
    if (route === first.current) return undefined;
    first.current = null;
    return whenIdle(() => {
      import('@/content/latest-pages.json').then(
        ({ default: all }) => setPages(all),
        () => undefined, // offline: the link leads to the start of the current documentation
      );
    });
  }, [route]);
  return pages[route] ?? '/';
}

function hide(): void {
  document.documentElement.dataset.announcement = 'closed';
}
