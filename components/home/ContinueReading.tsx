'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { keys, onStored } from '@/lib/browser/storage';
import { toHref } from '@/lib/site/config';
import { SiteLink } from '../ui/SiteLink';
import { forgetPages, markLength, readLastPages, type ReadPage } from './reading-memory';

/** Pages read last on this device. Hidden while there are none; the first-paint script reserves the space. */
export function ContinueReading() {
  const t = useTranslations('home');
  const home = toHref('/', useLocale());
  const [pages, setPages] = useState<ReadPage[]>([]);
  useEffect(() => {
    const update = (): void => {
      const read = readLastPages();
      markLength(read.length);
      setPages(read);
    };
    update();
    return onStored(keys.lastPages, update);
  }, []);
  const forget = (): void => {
    forgetPages();
    document.getElementById('main')?.focus({ preventScroll: true }); // the pressed button is gone
  };
  return (
    // The heading has no id: links to other languages would name it, and the list is not there.
    <section className="continue" aria-label={t('continue')}>
      <div>
        <h2>{t('continue')}</h2>
        <button type="button" onClick={forget}>
          {t('forget')}
        </button>
      </div>
      <ul>
        {pages.map(({ path, title, section }) => {
          const Link = path.startsWith(home) ? SiteLink : 'a'; // each language is a document of its own
          return (
            <li key={path}>
              <Link href={path + (section ? `#${encodeURIComponent(section.id)}` : '')}>
                {title} {section ? <small>{section.title}</small> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
