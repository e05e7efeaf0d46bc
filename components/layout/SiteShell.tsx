import type { ReactNode } from 'react';
import '../styles/index.css';
import { codeFingerprint } from '@/lib/content/fingerprint';
import { locales, site, toHref, type Locale } from '@/lib/site/config';
import { getMessages, getTranslator } from '@/lib/i18n/translator';
import { AnnouncementBar } from '../announcement/AnnouncementBar';
import { CommunityBanner } from '../announcement/CommunityBanner';
import { Navbar } from '../navbar/Navbar';
import { Static } from '../static/Static';
import { displayFont } from '../styles/display-font';
import { Footer } from './Footer';

type Props = { locale: Locale; children: ReactNode };

/** The document around a page: skip link, announcement, navbar, banner and footer. */
export function SiteShell({ locale, children }: Props) {
  const t = getTranslator(locale);
  const { announcement } = getMessages(locale);
  const { htmlLang, direction } = locales[locale];
  return (
    <html
      lang={htmlLang}
      dir={direction}
      className={displayFont.variable}
      data-base={toHref('/', locale)}
      data-build={codeFingerprint()}
      data-offline={site.offline === 'on' ? undefined : site.offline}
    >
      <body>
        {/* The page brings its styles, so that a browser could paint half a navbar: its parts would move. */}
        <link rel="expect" href="#banner" blocking="render" />
        <a className="skip-link" href="#main">
          {t('layout.skipToContent')}
        </a>
        {/* For tools that read the markup; readers have the search and the menus. */}
        <p className="visually-hidden" aria-hidden="true" data-nosnippet="">
          {t('feeds.llms', { url: site.origin + toHref('/llms.txt', locale) })}
        </p>
        <AnnouncementBar id={site.announcementId} labels={announcement} latest={site.latestDocs} />
        <Navbar locale={locale} />
        <Static id="banner">
          <CommunityBanner locale={locale} t={t} />
        </Static>
        {children}
        <Static id="footer">
          <Footer locale={locale} t={t} />
        </Static>
      </body>
    </html>
  );
}
