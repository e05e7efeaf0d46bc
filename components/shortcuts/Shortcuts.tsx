'use client';

import { lazyPart } from '../ui/lazy-part';
import { useShortcuts } from './use-shortcuts';

const ShortcutsDialog = lazyPart(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);

/** The list of shortcuts, while it is open. */
export function Shortcuts() {
  return useShortcuts(({ isOpen }) => isOpen) ? <ShortcutsDialog /> : null;
}
