import { locales, localeNames, site, toHref, type Locale } from '@/lib/site/config';
import { localeAddress } from '@/lib/site/locale-address';
import { codeHosting, primaryMenu, secondaryMenu, type MenuEntry, type MenuLink } from '@/lib/site/menus';
import { getMessages, getTranslator, type Translate } from '@/lib/i18n/translator';

/** A menu entry with its translated text and its address. */
export type ShownLink = { label: string; href: string; external: boolean; activeOn: string[] };
export type ShownEntry = ShownLink | { label: string; activeOn: string[]; items: ShownLink[] };

/** Everything the navbar shows: the same on all pages of a locale. */
export type NavbarModel = ReturnType<typeof buildNavbar>;

/** Languages of the menu; pseudo-locales only if they are built. */
const menuLocales = [...new Set([...localeNames, ...site.builtLocales])];

/** Returns what the navbar of a locale shows. */
export function buildNavbar(locale: Locale) {
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
      /** Route of the main document, without the leading slash. */
      main: `${path}/${mainDocument.replace(/\/readme$/, '')}`,
      latest: site.latestDocs,
    },
    labels: {
      main: t('menu.main'),
      home: t('menu.home'),
      ...getMessages(locale).navbar,
      search: t('search.button'),
      navItem: t('errors.navItem'),
      offline: t('offline.open'),
      settings: t('settings.title'),
      shortcuts: t('shortcuts.button'),
    },
    colorMode: { light: mode('light'), dark: mode('dark') },
  };
}

/** Returns a menu link with its translated text and its address. */
export function toShownLink(
  { label, href, external = false, activeOn = [] }: MenuLink,
  t: Translate,
  locale: Locale,
): ShownLink {
  const [route = '/', hash] = href.split('#');
  return {
    label: t(`menu.${label}` as Parameters<Translate>[0]),
    href: external ? href : toHref(route, locale) + (hash ? `#${hash}` : ''),
    external,
    activeOn: activeOn.map((path) => toHref(path, locale)),
  };
}

function toShownEntry(entry: MenuEntry, t: Translate, locale: Locale): ShownEntry {
  if (entry.kind === 'link') return toShownLink(entry, t, locale);
  return {
    label: t(`menu.${entry.label}` as Parameters<Translate>[0]),
    activeOn: (entry.activeOn ?? []).map((path) => toHref(path, locale)),
    items: entry.items.map((item) => toShownLink(item, t, locale)),
  };
}
