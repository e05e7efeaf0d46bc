'use client';

import { ColorModeToggle } from '../color-mode/ColorModeToggle';
import { SearchButton } from '../search/SearchButton';
import { Icon } from '../ui/Icon';
import { Wordmark } from '../ui/Wordmark';
import { Dropdown } from './Dropdown';
import {
  LocaleLinks,
  MenuEntry,
  MenuItemBoundary,
  MenuLinkItem,
  SettingsButton,
  VersionLinks,
} from './MenuItems';
import type { NavbarModel } from './build-navbar';
import { MobileMenu } from './MobileMenu';
import { useAddress } from './use-address';

/** The bar at the top of every page. At 996 px or less, its entries move to the mobile menu. */
export function Navbar({ model }: { model: NavbarModel }) {
  const { path } = useAddress(model.home);
  const { labels } = model;
  return (
    <nav className="navbar" aria-label={labels.main}>
      <MobileMenu model={model} path={path} />
      <a className="brand" href={model.home} aria-label={labels.home}>
        <Wordmark />
      </a>
      <ul className="menu">
        {model.primary.map((entry) => (
          <MenuEntry key={entry.label} entry={entry} path={path} failure={labels.navItem} Group={Dropdown} />
        ))}
      </ul>
      <EndMenu model={model} path={path} />
      <button
        type="button"
        className="bar-button app-offline"
        data-offline-open=""
        aria-haspopup="dialog"
        aria-label={labels.offline}
        title={labels.offline}
      >
        <Icon name="offline" />
      </button>
      <SearchButton label={labels.search} />
    </nav>
  );
}

/** Release notes, one menu for versions, languages and source code, reader settings and the colour mode. */
function EndMenu({ model, path }: { model: NavbarModel; path: string }) {
  const { labels, version, locale, code } = model;
  const shown = `${version.label} · ${locale.current.toUpperCase()}`;
  return (
    <ul className="menu end">
      {model.secondary.map((link) => (
        <MenuEntry key={link.label} entry={link} path={path} failure={labels.navItem} Group={Dropdown} />
      ))}
      <MenuItemBoundary item={[version, locale]} text={labels.navItem}>
        <Dropdown label={shown} name={[shown, labels.versions, labels.languages, code.label].join(', ')}>
          <li>
            <b>{labels.versions}</b>
            <ul>
              <VersionLinks model={model} />
            </ul>
          </li>
          <li>
            <b>{labels.languages}</b>
            <ul>
              <LocaleLinks model={model} />
            </ul>
          </li>
          <MenuLinkItem link={code} path={path} />
        </Dropdown>
      </MenuItemBoundary>
      <li>
        <SettingsButton label={labels.settings} />
      </li>
      <li>
        <ColorModeToggle labels={model.colorMode} />
      </li>
    </ul>
  );
}
