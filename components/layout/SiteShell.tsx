import type { ReactNode } from 'react';
import latestPages from '@/content/latest-pages.json';
import { locales, localeNames, site, toHref, type Locale } from '@/lib/site/config';
import { localeAddress } from '@/lib/site/locale-address';
import { codeHosting, primaryMenu, secondaryMenu } from '@/lib/site/menus';
import { getMessages, getTranslator } from '@/lib/i18n/translator';
import { keepLatestPages } from '@/lib/static/latest-pages';
import { DevTools } from '../dev/DevTools';
import { AnnouncementBar } from '../announcement/AnnouncementBar';
import { Navbar, type NavbarModel } from '../navbar/Navbar';
import { toShownEntry, toShownLink } from '../navbar/menu-model';
import { Static } from '../static/Static';
import { CommunityBanner } from './CommunityBanner';
import { Footer } from './Footer';
import { pickLabels } from './labels';
import { PageLife } from './PageLife';

type Props = { locale: Locale; children: ReactNode };

/** The languages of the menu; pseudo-locales only where they are built. */
const menuLocales = [...new Set([...localeNames, ...site.builtLocales])];

/** Everything around a page: skip link, announcement, bar, banner, footer, and the script that brings pages to life. */
export function SiteShell({ locale, children }: Props) {
  const t = getTranslator(locale);
  const { announcement } = getMessages(locale);
  keepLatestPages(latestPages);
  return (
    <>
      <a className="skip-link" href="#main">
        {t('layout.skipToContent')}
      </a>
      <AnnouncementBar id={site.announcementId} labels={announcement} latest={site.latestDocs} />
      <Navbar model={buildNavbar(locale)} />
      <Static id="banner">
        <CommunityBanner locale={locale} t={t} />
      </Static>
      {children}
      <Static id="footer">
        <Footer locale={locale} t={t} />
      </Static>
      <DevTools locale={locale} />
      <PageLife labels={pickLabels(getMessages(locale))} />
    </>
  );
}

function buildNavbar(locale: Locale): NavbarModel {
  const t = getTranslator(locale);
  const { name, label: version, path, mainDocument } = site.version;
  const mode = (name: 'light' | 'dark') => t('colorMode.toggle', { mode: t(`colorMode.${name}`) });
  return {
    home: toHref('/', locale),
    primary: primaryMenu.map((entry) => toShownEntry(entry, t, locale)),
    secondary: secondaryMenu.map((link) => toShownLink(link, t, locale)),
    code: toShownLink(codeHosting, t, locale),
    locale: {
      current: locale,
      entries: menuLocales.map((code) => ({
        code,
        label: locales[code].label,
        ...localeAddress('', code),
      })),
    },
    version: {
      name,
      label: version,
      path,
      main: `${path}/${mainDocument.replace(/\/readme$/, '')}`,
      latest: site.latestDocs,
    },
    labels: {
      main: t('menu.main'),
      home: t('menu.home'),
      openMenu: t('navbar.openMenu'),
      closeMenu: t('navbar.closeMenu'),
      backToMainMenu: t('navbar.backToMainMenu'),
      languages: t('navbar.languages'),
      versions: t('navbar.versions'),
      language: t('navbar.language', { label: locales[locale].label }),
      version: t('navbar.version', { label: version }),
      latestVersion: t('navbar.latestVersion'),
      onPublicSite: t('navbar.onPublicSite'),
      search: t('search.button'),
      navItem: t('errors.navItem'),
      offline: t('offline.open'),
    },
    colorMode: { light: mode('light'), dark: mode('dark') },
  };
}
