import { NextIntlClientProvider, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import '../styles/index.css';
import { clientMessages } from '@/lib/i18n/client-messages';
import { locales, site, toHref, type Locale } from '@/lib/site/config';
import { AnnouncementBar } from '../announcement/AnnouncementBar';
import { CommunityBanner } from '../announcement/CommunityBanner';
import { RefreshOnChange } from '../dev/RefreshOnChange';
import { Navbar } from '../navbar/Navbar';
import { CopyNote } from '../offline/CopyNote';
import { displayFont } from '../styles/display-font';
import { FirstPaintScript } from './FirstPaintScript';
import { Footer } from './Footer';
import { PageBehaviours } from './PageBehaviours';

type Props = { locale: Locale; children: ReactNode };

/** The document around a page: skip link, announcement, navbar, banner and footer. */
export function SiteDocument({ locale, children }: Props) {
  const { htmlLang, direction } = locales[locale];
  return (
    // The first-paint script adds attributes before React hydrates.
    <html lang={htmlLang} dir={direction} className={displayFont.variable} suppressHydrationWarning>
      <body>
        <FirstPaintScript />
        <NextIntlClientProvider messages={clientMessages(locale)}>
          <SkipLink />
          <Navbar />
          <div className="notice-strip">
            <CommunityBanner />
            <AnnouncementBar />
          </div>
          <CopyNote />
          <MachineNote locale={locale} />
          {children}
          <Footer />
          <PageBehaviours />
          {process.env.NODE_ENV === 'development' ? <RefreshOnChange /> : null}
        </NextIntlClientProvider>
      </body>
    </html>
  );
}

function SkipLink() {
  const t = useTranslations('layout');
  return (
    <a className="skip-link" href="#main">
      {t('skipToContent')}
    </a>
  );
}

/** For tools that read the markup; readers have the search and the menus. */
function MachineNote({ locale }: { locale: Locale }) {
  const t = useTranslations('feeds');
  return (
    <p className="visually-hidden" aria-hidden="true" data-nosnippet="">
      {t('llms', { url: site.origin + toHref('/llms.txt', locale) })}
    </p>
  );
}
