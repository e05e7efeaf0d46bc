import { useLocale, useTranslations } from 'next-intl';
import { toHref } from '@/lib/site/config';
import { codeHosting, primaryMenu, secondaryMenu, type MenuEntry } from '@/lib/navigation/menus';
import { ColorModeToggle } from '../color-mode/ColorModeToggle';
import { OpenOfflineButton } from '../offline/OpenOfflineButton';
import { SearchButton } from '../search/SearchButton';
import { OpenSettingsButton } from '../settings/OpenSettingsButton';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import { Dropdown } from './Dropdown';
import { HideOnScroll } from './HideOnScroll';
import { LocaleMenu } from './LocaleMenu';
import { MenuLinkItem } from './MenuLinkItem';
import { MobileMenu } from './MobileMenu';
import { MobileEntries } from './MobileEntries';
import { VersionMenu } from './VersionMenu';

/** The bar at the top of every page. On narrow screens its entries are in the mobile menu. */
export function Navbar() {
  const t = useTranslations();
  return (
    <header>
      <HideOnScroll label={t('menu.main')}>
        <MobileMenu head={<MobileHead />} entries={<MobileEntries />} />
        <Brand />
        <ul className="menu">
          {primaryMenu.map((entry) => (
            <MenuItem key={entry.label} entry={entry} />
          ))}
        </ul>
        <ul className="menu end">
          {secondaryMenu.map((link) => (
            <MenuLinkItem key={link.label} link={link} />
          ))}
          <CodeHosting />
          <li>
            <VersionMenu />
          </li>
          <li>
            <LocaleMenu />
          </li>
          <li>
            <OpenSettingsButton />
          </li>
          <li>
            <ColorModeToggle />
          </li>
        </ul>
        <OpenOfflineButton className="bar-button app-offline" iconOnly />
        <SearchButton />
      </HideOnScroll>
    </header>
  );
}

function MobileHead() {
  return (
    <>
      <Brand />
      <OpenSettingsButton />
      <ColorModeToggle />
    </>
  );
}

/** The source code of the documented version. */
function CodeHosting() {
  const t = useTranslations('menu');
  const label = t(codeHosting.label);
  return (
    <li>
      <a href={codeHosting.href} target="_blank" rel="noopener noreferrer" title={label}>
        <Icon name="github" />
        <span className="wide-only">{label}</span>
      </a>
    </li>
  );
}

/** The site's own mark: two windows, one in front of the other, and the name of the version it documents. */
function Brand() {
  const t = useTranslations('menu');
  const locale = useLocale();
  return (
    <SiteLink className="brand" href={toHref('/', locale)} aria-label={t('home')}>
      <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect x="9" y="4" width="19" height="17" rx="4" />
        <path d="M4 14a4 4 0 0 1 4-4h11a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z" />
        <circle cx="8.5" cy="14.5" r="1.3" />
        <circle cx="12.5" cy="14.5" r="1.3" />
      </svg>
      <span className="brand-name">
        Tauri <b>v1</b>
      </span>
    </SiteLink>
  );
}

/** A link or a menu of links. An incomplete entry shows an error message instead, so that it does not stop the build. */
export function MenuItem({ entry }: { entry: MenuEntry }) {
  const t = useTranslations();
  if (!isComplete(entry)) {
    const text = t('errors.navItem');
    console.error(`${text}\n${JSON.stringify(entry, null, 2)}`);
    return (
      <li className="nav-error" role="alert">
        {text} <code>{JSON.stringify(entry)}</code>
      </li>
    );
  }
  if (entry.kind === 'link') return <MenuLinkItem link={entry} />;
  return (
    <li>
      <Dropdown label={t(`menu.${entry.label}`)}>
        <ul>
          {entry.items.map((link) => (
            <MenuLinkItem key={link.label} link={link} />
          ))}
        </ul>
      </Dropdown>
    </li>
  );
}

/** False for an entry without a label or a target. The types cannot rule this out for data from other sources. */
function isComplete(entry: Partial<MenuEntry>): boolean {
  const hasTarget = 'items' in entry ? entry.items?.every(isComplete) : 'href' in entry && entry.href;
  return Boolean(entry.label && hasTarget);
}
