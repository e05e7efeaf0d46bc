'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { useRoute } from '@/lib/i18n/use-route';
import { trimSlash } from '@/lib/redirects/normalise';
import { toHref } from '@/lib/site/config';

/** Replaces an alternative address of a page (`…/a.html`, `…/a/index.html`, `…//a`), which hosts without redirect rules serve too. */
export function CanonicalAddress() {
  const locale = useLocale();
  const route = useRoute();
  useEffect(() => {
    const address = toHref(route, locale);
    if (trimSlash(location.pathname) === trimSlash(address)) return;
    history.replaceState(history.state, '', address + location.search + location.hash);
  }, [locale, route]);
  return null;
}
