'use client';

import { Icon } from '../ui/Icon';
import type { NavbarModel } from './Navbar';
import { useAddress } from './use-address';

/** v1 (this page, or the main document) and the current version. `startVersions` keeps the choice. */
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
