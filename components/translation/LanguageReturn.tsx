'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { keys, readStored, writeStored } from '@/lib/browser/storage';
import { useRoute } from '@/lib/i18n/navigation';
import { locales, site, toHref, type Locale } from '@/lib/site/config';
import { LanguageLink } from './LanguageLink';

/** After a notice has led to the original of a page: a link back to the reader's language, until another page is shown. */
export function LanguageReturn() {
  const locale = useLocale();
  const route = useRoute();
  const [from, setFrom] = useState<{ language: Locale; route: string } | null>(null);
  useEffect(() => {
    const htmlLang = readStored(keys.languageReturn, 'session');
    // The page that is being left reads it too, if it becomes idle after the press.
    if (htmlLang === null || htmlLang === locales[locale].htmlLang) return;
    writeStored(keys.languageReturn, null, 'session');
    const language = site.builtLocales.find((other) => locales[other].htmlLang === htmlLang);
    if (language) setFrom({ language, route });
  }, [locale, route]);
  if (from?.route !== route) return null;
  const { htmlLang, label } = locales[from.language];
  return (
    <LanguageLink
      className="language-return"
      href={toHref(route, from.language)}
      lang={htmlLang}
      hrefLang={htmlLang}
    >
      ← {label}
    </LanguageLink>
  );
}
