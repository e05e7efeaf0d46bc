import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { useRoute } from '@/lib/i18n/navigation';
import { trimSlash } from '@/lib/site/normalise-path';
import { toHref } from '@/lib/site/config';

/** Replaces an alternative address of a page (`…/a.html`, `…/a/index.html`, `…//a`), which hosts without redirect rules serve too. */
export function useCanonicalAddress(): void {
  const locale = useLocale();
  const route = useRoute();
  useEffect(() => {
    if (!document.querySelector('link[rel="canonical"]')) return; // the not-found page keeps its address
    const address = toHref(route, locale);
    if (trimSlash(location.pathname) === trimSlash(address)) return;
    history.replaceState(history.state, '', address + location.search + location.hash);
  }, [locale, route]);
}
