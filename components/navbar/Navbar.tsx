import { useTranslations } from 'next-intl';
import { codeHosting, primaryMenu, secondaryMenu, type MenuEntry } from '@/lib/navigation/menus';
import { ColorModeToggle } from '../color-mode/ColorModeToggle';
import { OpenOfflineButton } from '../offline/OpenOfflineButton';
import { SearchButton } from '../search/SearchButton';
import { OpenSettingsButton } from '../settings/OpenSettingsButton';
import { Icon } from '../ui/Icon';
import { githubIcon } from '../ui/icons';
import { Brand } from './Brand';
import { Dropdown } from './Dropdown';
import { HideOnScroll } from './HideOnScroll';
import { LocaleMenu } from './LocaleMenu';
import { MenuButton } from './MenuButton';
import { MenuLinkItem } from './MenuLinkItem';
import { VersionMenu } from './VersionMenu';

/** The bar at the top of every page. On narrow screens its entries are in the mobile menu. */
export function Navbar() {
  const t = useTranslations();
  return (
    <header>
      <HideOnScroll label={t('menu.main')}>
        <MenuButton />
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

/** The source code of the documented version. */
function CodeHosting() {
  const t = useTranslations('menu');
  const label = t(codeHosting.label);
  return (
    <li>
      <a href={codeHosting.href} target="_blank" rel="noopener noreferrer" title={label}>
        <Icon path={githubIcon} />
        <span className="wide-only">{label}</span>
      </a>
    </li>
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
