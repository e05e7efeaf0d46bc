'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { useRoute } from '@/lib/i18n/use-route';
import { trimSlash } from '@/lib/site/normalise-path';
import { toHref } from '@/lib/site/config';

/**
 * Replaces an alternative address of a page (`…/a.html`, `…/a/index.html`, `…//a`), which hosts without redirect rules serve too. Loads
 * the document of the address if the reader has pressed Back while another one was hydrating.
 */
export function CanonicalAddress() {
  const locale = useLocale();
  const route = useRoute();
  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    if (!canonical) return; // the not-found page keeps its address
    // A page in another language names its original.
    if (!trimSlash(new URL(canonical).pathname).endsWith(route === '/' ? '' : route))
      return location.reload();
    const address = toHref(route, locale);
    if (trimSlash(location.pathname) === trimSlash(address)) return;
    history.replaceState(history.state, '', address + location.search + location.hash);
  }, [locale, route]);
  return null;
}
