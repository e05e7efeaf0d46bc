import { locales, localeNames, site, toHref, type Locale } from '@/lib/site/config';
import { localeAddress } from '@/lib/site/locale-address';
import { codeHosting, primaryMenu, secondaryMenu } from '@/lib/site/menus';
import { getTranslator } from '@/lib/i18n/translator';
import { toShownEntry, toShownLink } from './menu-model';
import type { NavbarModel } from './Navbar';

/** The languages of the menu; pseudo-locales only where they are built. */
const menuLocales = [...new Set([...localeNames, ...site.builtLocales])];

/** What the bar of a locale shows: the same on all its pages. */
export function buildNavbar(locale: Locale): NavbarModel {
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
