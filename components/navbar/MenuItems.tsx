'use client';

import { Component, type ComponentType, type ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import type { NavbarModel, ShownEntry, ShownLink } from './build-navbar';
import { useAddress } from './use-address';

/** Entries that the navbar and the mobile menu share. */

export type GroupProps = { label: string; active?: boolean; children: ReactNode };

type EntryProps = { entry: ShownEntry; path: string; failure: string; Group: ComponentType<GroupProps> };

/** A link, or a group of links in a dropdown or fold; `failure` stands in its place if it throws. */
export function MenuEntry({ entry, path, failure, Group }: EntryProps) {
  return (
    <MenuItemBoundary item={entry} text={failure}>
      {'items' in entry ? (
        <Group label={entry.label} active={isActive(path, entry.activeOn)}>
          {entry.items.map((link) => (
            <MenuLinkItem key={link.label} link={link} path={path} />
          ))}
        </Group>
      ) : (
        <MenuLinkItem link={entry} path={path} />
      )}
    </MenuItemBoundary>
  );
}

export function MenuLinkItem({ link, path }: { link: ShownLink; path: string }) {
  const { href, label, external, activeOn } = link;
  const current = isActive(path, activeOn);
  return (
    <li>
      <a
        href={href}
        aria-current={current ? (path === activeOn[0] ? 'page' : 'true') : undefined}
        {...(external && href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {label}
        {external ? <Icon name="external" /> : null}
      </a>
    </li>
  );
}

/** Opens the reader settings (`startSettings`). */
export function SettingsButton({ label }: { label: string }) {
  return (
    <button type="button" className="bar-button" data-settings-open="" aria-label={label} title={label}>
      <Icon name="text" />
    </button>
  );
}

/** The current page in the other languages, with query and hash; languages that are not built lead to the public site. */
export function LocaleLinks({ model: { home, locale, labels } }: { model: NavbarModel }) {
  const { path, suffix } = useAddress(home);
  const rest = (`${path}/`.startsWith(home) && path.slice(home.length - 1)) || '/';
  return locale.entries.map(({ code, label, href, built }) => (
    <li key={code}>
      <a
        href={href.replace(/\/$/, '') + rest + suffix}
        lang={code}
        hrefLang={code}
        data-reload=""
        aria-current={code === locale.current ? 'true' : undefined}
        suppressHydrationWarning
      >
        {label}
        {built ? null : (
          <>
            {' '}
            <small lang={locale.current}>({labels.onPublicSite})</small>
            <Icon name="external" />
          </>
        )}
      </a>
    </li>
  ));
}

/** v1 (this page, or the main document) and the current version of Tauri. `startVersions` stores the choice. */
export function VersionLinks({ model: { home, version, labels } }: { model: NavbarModel }) {
  const { path, suffix } = useAddress(home);
  const own = `${path}/`.startsWith(`${home}${version.path}/`) ? path : home + version.main;
  return (
    <>
      <li>
        <a href={own + suffix} aria-current="true" suppressHydrationWarning data-version={version.name}>
          {version.label}
        </a>
      </li>
      <li>
        <a href={version.latest} target="_blank" rel="noopener noreferrer">
          {labels.latestVersion}
          <Icon name="external" />
        </a>
      </li>
    </>
  );
}

/** True if a path is one of the routes or below one. */
function isActive(path: string, activeOn: string[]): boolean {
  return activeOn.some((route) => path === route || path.startsWith(`${route}/`));
}

type BoundaryProps = { item: unknown; text: string; children: ReactNode };

/** Shows a message in place of an entry that throws; the rest of the navbar stays. */
export class MenuItemBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    console.error(`${this.props.text}\n${JSON.stringify(this.props.item, null, 2)}`, error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <li className="nav-error" role="alert">
        {this.props.text} <code>{JSON.stringify(this.props.item)}</code>
      </li>
    );
  }
}
