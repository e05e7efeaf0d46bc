'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { lazyPart } from '../ui/lazy-part';
import { closeDialog, useOpenDialog } from '../ui/use-open-dialog';

const dialogs = {
  offline: lazyPart(async () => (await import('../offline/OfflinePanel')).OfflinePanel),
  settings: lazyPart(async () => (await import('../settings/SettingsDialog')).SettingsDialog),
  shortcuts: lazyPart(async () => (await import('../shortcuts/ShortcutsDialog')).ShortcutsDialog),
};

/** The open dialog. It closes, also while it is still loading, when another page is shown. */
export function Dialogs() {
  const pathname = usePathname();
  useEffect(closeDialog, [pathname]);
  const { name } = useOpenDialog();
  if (name === null) return null;
  const OpenDialog = dialogs[name];
  return <OpenDialog />;
}
