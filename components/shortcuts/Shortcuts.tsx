'use client';

import { lazyPart } from '../ui/lazy-part';
import { useCloseOnNavigation } from '../ui/use-close-on-navigation';
import { closeShortcuts, useShortcuts } from './use-shortcuts';

const ShortcutsDialog = lazyPart(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);

/** The list of shortcuts, while it is open. */
export function Shortcuts() {
  useCloseOnNavigation(closeShortcuts);
  return useShortcuts(({ isOpen }) => isOpen) ? <ShortcutsDialog /> : null;
}
