'use client';

import { useTranslations } from 'next-intl';
import { useEffect, type MouseEvent } from 'react';
import latestPages from '@/content/latest-pages.json';
import { keys, onStored, readStored, writeStored } from '@/lib/browser/storage';
import { useRoute } from '@/lib/i18n/use-route';
import { site } from '@/lib/site/config';
import { Icon } from '../ui/Icon';

/**
 * Says that this is the old version, with a link to the matching page of the current one. Closing it holds in all tabs until the
 * identifier changes. The first-paint script hides a closed one by an attribute of <html>, so that nothing moves on load.
 */
export function AnnouncementBar() {
  const t = useTranslations('announcement');
  const route = useRoute();
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
  const latest = (latestPages as Record<string, string>)[route] ?? '/';
  return (
    <aside className="announcement" aria-label={t('label')}>
      <p>
        <span>{t('text')}</span> <a href={site.latestDocs + latest}>{t('link')}</a>
      </p>
      <button type="button" className="bar-button" aria-label={t('close')} onClick={close}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

function hide(): void {
  document.documentElement.dataset.announcement = 'closed';
}
