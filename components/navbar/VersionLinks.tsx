'use client';

import { useEffect } from 'react';
import { keys, readStored, writeStored } from '@/lib/browser/storage';
import { Icon } from '../ui/Icon';
import type { NavbarModel } from './Navbar';
import { useAddress } from './use-address';

/** v1 (this page, or the main document) and the current version. The choice is kept; an unknown kept name is erased. */
export function VersionLinks({ model: { home, version, labels } }: { model: NavbarModel }) {
  const { path, suffix } = useAddress(home);
  useEffect(() => {
    const kept = readStored(keys.preferredVersion);
    if (kept !== null && kept !== version.name) writeStored(keys.preferredVersion, null);
  }, [version.name]);
  const own = `${path}/`.startsWith(`${home}${version.path}/`) ? path : home + version.main;
  return (
    <>
      <li>
        <a
          href={own + suffix}
          aria-current="true"
          suppressHydrationWarning
          onClick={() => writeStored(keys.preferredVersion, version.name)}
        >
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
