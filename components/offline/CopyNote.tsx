'use client';

import { useLocale, useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { formatCopyDate } from '@/lib/offline/copy-mark';
import { locales } from '@/lib/site/config';

/**
 * Says that a page was served from the copy, and of which day. The worker marks the document; the style sheet reserves its
 * space until hydration. Pages that are then shown in place come from the network.
 */
export function CopyNote() {
  const t = useTranslations('offline');
  const locale = useLocale();
  const pathname = usePathname();
  const served = useRef(pathname);
  const [copy, setCopy] = useState<string>();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (pathname !== served.current) delete dataset.copy;
    setCopy(dataset.copy);
  }, [pathname]);
  const date = copy === undefined ? '' : formatCopyDate(copy, locales[locale].htmlLang);
  return <p className="copy-note">{date ? <span key={date}>{t('note', { date })}</span> : null}</p>;
}
