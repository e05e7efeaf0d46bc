'use client';

import type { ReactElement } from 'react';
import { localeAddress } from '@/lib/site/locale-address';
import { localeNames, locales, site, toHref, type Locale } from '@/lib/site/config';
import { codeHosting, primaryMenu, secondaryMenu, type MenuEntry } from '@/lib/site/menus';
import { getMessages, getTranslator, type Translate } from '@/lib/i18n/translator';
import { ColorModeToggle } from '../color-mode/ColorModeToggle';
import { SearchButton } from '../search/SearchButton';
import { Icon } from '../ui/Icon';
import { MenuLinkItem, menuText } from './MenuLinkItem';
import { useRoute } from './use-route';

type PageProps = { locale: Locale; route: string };

/** Languages of the menu; pseudo-locales only if they are built. */
const menuLocales = [...new Set([...localeNames, ...site.builtLocales])];

/**
 * The bar at the top of every page, and the menu of narrow screens, which `mobile-menu.ts` fills with copies of its entries. A client
 * component only to know the page's path; it never runs in the browser. `startNavbar` adds the behaviour.
 */
export function Navbar({ locale }: { locale: Locale }) {
  const route = useRoute();
  const t = getTranslator(locale);
  const labels = getMessages(locale).navbar;
  return (
    <header id="navbar">
      <nav className="navbar" aria-label={t('menu.main')}>
        <button
          type="button"
          className="bar-button menu-button"
          aria-label={labels.openMenu}
          aria-expanded={false}
        >
          <Icon name="menu" />
        </button>
        <Brand locale={locale} />
        <ul className="menu">{primaryMenu.map((entry) => showEntry(entry, locale, route))}</ul>
        <ul className="menu end">
          {secondaryMenu.map((entry) => showEntry(entry, locale, route))}
          <SiteMenu locale={locale} route={route} />
          <li>
            <SettingsButton t={t} />
          </li>
          <li>
            <ColorModeToggle t={t} />
          </li>
        </ul>
        <button
          type="button"
          className="bar-button app-offline"
          data-offline-open=""
          aria-haspopup="dialog"
          aria-label={t('offline.open')}
          title={t('offline.open')}
        >
          <Icon name="offline" />
        </button>
        <SearchButton label={t('search.button')} />
      </nav>
      <dialog className="mobile-menu" aria-label={t('menu.main')}>
        <div className="mobile-panel">
          <div className="mobile-head">
            <Brand locale={locale} />
            <SettingsButton t={t} />
            <ColorModeToggle t={t} />
            <button type="button" className="bar-button menu-close" aria-label={labels.closeMenu}>
              <Icon name="close" />
            </button>
          </div>
          <div className="mobile-panes">
            <div className="mobile-pane">
              <button type="button" className="mobile-back">
                {labels.backToMainMenu}
              </button>
              <div className="mobile-scroll" />
            </div>
            <div className="mobile-pane">
              <ul className="mobile-scroll mobile-list" />
            </div>
          </div>
        </div>
      </dialog>
    </header>
  );
}

/** The site's own mark: two windows, one in front of the other, and the name of the version it documents. */
function Brand({ locale }: { locale: Locale }) {
  return (
    <a className="brand" href={toHref('/', locale)} aria-label={getTranslator(locale)('menu.home')}>
      <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect x="9" y="4" width="19" height="17" rx="4" />
        <path d="M4 14a4 4 0 0 1 4-4h11a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z" />
        <circle cx="8.5" cy="14.5" r="1.3" />
        <circle cx="12.5" cy="14.5" r="1.3" />
      </svg>
      <span className="brand-name">
        Tauri <b>v1</b>
      </span>
    </a>
  );
}

/** Opens the reader settings (`components/settings`). */
function SettingsButton({ t }: { t: Translate }) {
  const label = t('settings.title');
  return (
    <button type="button" className="bar-button" data-settings-open="" aria-label={label} title={label}>
      <Icon name="text" />
    </button>
  );
}

/** A link, or a menu of links; a message in its place if it cannot be shown, so that one wrong entry does not stop the build. */
export function showEntry(entry: MenuEntry, locale: Locale, route: string): ReactElement {
  try {
    // Called as functions: an error in a component would be thrown later.
    const toItem = (link: Parameters<typeof MenuLinkItem>[0]['link']) =>
      MenuLinkItem({ link, locale, route });
    if (entry.kind === 'link') return toItem(entry);
    return (
      <li key={entry.label}>
        <details className="dropdown">
          <summary>
            {menuText(entry.label, locale)}
            <Icon name="down" />
          </summary>
          <ul>{entry.items.map(toItem)}</ul>
        </details>
      </li>
    );
  } catch (error) {
    const text = getTranslator(locale)('errors.navItem');
    console.error(`${text}\n${JSON.stringify(entry, null, 2)}`, error);
    return (
      <li key={JSON.stringify(entry)} className="nav-error" role="alert">
        {text} <code>{JSON.stringify(entry)}</code>
      </li>
    );
  }
}

/** One menu for versions, languages and source code. `startNavbar` adds the query and the hash of the page to its addresses. */
function SiteMenu({ locale, route }: PageProps) {
  const { label, path, name, mainDocument } = site.version;
  const labels = getMessages(locale).navbar;
  const inVersion = `${route}/`.startsWith(`/${path}/`);
  return (
    <li className="site-menu">
      <details className="dropdown">
        <summary>
          {`${label} · ${locale.toUpperCase()}`}
          <span className="visually-hidden">
            {['', labels.versions, labels.languages, menuText(codeHosting.label, locale)].join(', ')}
          </span>
          <Icon name="down" />
        </summary>
        <ul>
          <li>
            <b>{labels.versions}</b>
            <ul>
              <li>
                <a
                  href={toHref(
                    inVersion ? route : `/${path}/${mainDocument.replace(/\/readme$/, '')}`,
                    locale,
                  )}
                  aria-current="true"
                  data-version={name}
                >
                  {label}
                </a>
              </li>
              <li>
                <a href={site.latestDocs} target="_blank" rel="noopener noreferrer">
                  {labels.latestVersion}
                  <Icon name="external" />
                </a>
              </li>
            </ul>
          </li>
          <li>
            <b>{labels.languages}</b>
            <ul>
              {menuLocales.map((code) => (
                <LocaleItem key={code} code={code} locale={locale} route={route} />
              ))}
            </ul>
          </li>
          <MenuLinkItem link={codeHosting} locale={locale} route={route} />
        </ul>
      </details>
    </li>
  );
}

/** The page in another language; languages that are not built lead to the public site. */
function LocaleItem({ code, locale, route }: PageProps & { code: Locale }) {
  const { href, built } = localeAddress('', code);
  return (
    <li>
      <a
        href={href.replace(/\/$/, '') + route}
        lang={code}
        hrefLang={code}
        data-reload=""
        aria-current={code === locale ? 'true' : undefined}
      >
        {locales[code].label}
        {built ? null : (
          <>
            {' '}
            <small lang={locale}>({getMessages(locale).navbar.onPublicSite})</small>
            <Icon name="external" />
          </>
        )}
      </a>
    </li>
  );
}
