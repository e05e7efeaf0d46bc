import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { getMessages } from '@/lib/i18n/translator';
import type { Locale } from '@/lib/site/config';

type Props = { locale?: Locale; children: ReactNode };

/** What components find around them on a page: the reader's locale and its texts. */
export function Intl({ locale = 'fr', children }: Props) {
  return (
    <NextIntlClientProvider locale={locale} messages={getMessages(locale)} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
