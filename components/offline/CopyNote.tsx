'use client';

import { useLocale, useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { formatDate } from '@/lib/offline/copy-mark';
import { locales } from '@/lib/site/config';

/**
 * Says that a page was served from the copy, and of which day. The worker marks the document; the style sheet keeps the room free until
 * hydration. Pages that are then shown in place come from the network.
 */
export function CopyNote() {
  const t = useTranslations('offline');
  const locale = useLocale();
  const pathname = usePathname();
  const [served, setServed] = useState<{ pathname: string; date: string }>();
  useEffect(() => {
    const { copy } = document.documentElement.dataset;
    if (copy === undefined) return undefined;
    setServed({ pathname: location.pathname, date: copy });
    return undefined;
  }, []);
  useEffect(() => {
    if (served && served.pathname !== pathname) delete document.documentElement.dataset.copy;
  }, [served, pathname]);
  const date = served?.pathname === pathname ? formatDate(served.date, locales[locale].htmlLang) : '';
  return <p className="copy-note">{date ? <span key={date}>{t('note', { date })}</span> : null}</p>;
}
