import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import '../styles/index.css';
import { clientMessages } from '@/lib/i18n/client-messages';
import { locales, site } from '@/lib/site/config';
import { toUrl } from '@/lib/site/to-url';
import { AnnouncementBar } from '../announcement/AnnouncementBar';
import { CommunityBanner } from '../announcement/CommunityBanner';
import { RefreshOnChange } from '../dev/RefreshOnChange';
import { Navbar } from '../navbar/Navbar';
import { CopyNote } from '../offline/CopyNote';
import { displayFont } from '../styles/display-font';
import { FirstPaintScript } from './FirstPaintScript';
import { Footer } from './Footer';
import { PageBehaviours } from './PageBehaviours';

/** The document around a page: skip link, announcement, navbar, banner and footer. */
export function SiteDocument({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { htmlLang, direction } = locales[locale];
  return (
    // The first-paint script adds attributes before React hydrates.
    <html lang={htmlLang} dir={direction} className={displayFont.variable} suppressHydrationWarning>
      <body>
        <SiteIcons />
        <FirstPaintScript />
        <NextIntlClientProvider messages={clientMessages(locale)}>
          <SkipLink />
          <Navbar />
          <div className="notice-strip">
            <CommunityBanner />
            <AnnouncementBar />
          </div>
          <CopyNote />
          <MachineNote />
          {children}
          <Footer />
          <PageBehaviours />
          {process.env.NODE_ENV === 'development' ? <RefreshOnChange /> : null}
        </NextIntlClientProvider>
      </body>
    </html>
  );
}

/**
 * Not in the metadata: Next.js replaces those at each navigation, and browsers then ask for `/favicon.ico`. React puts them
 * into the head.
 */
function SiteIcons() {
  return (
    <>
      <link rel="icon" href={`${site.basePath}/favicon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${site.basePath}/icons/apple-touch.png`} sizes="180x180" />
    </>
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
function MachineNote() {
  const t = useTranslations('feeds');
  const locale = useLocale();
  return (
    <p className="visually-hidden" aria-hidden="true" data-nosnippet="">
      {t('llms', { url: toUrl('/llms.txt', locale) })}
    </p>
  );
}
