'use client';

import { lazyPart } from '../ui/lazy-part';
import { useSettings } from './use-settings';

const SettingsDialog = lazyPart(async () => (await import('./SettingsDialog')).SettingsDialog);

/** The reader settings, while they are open. */
export function Settings() {
  return useSettings(({ isOpen }) => isOpen) ? <SettingsDialog /> : null;
}
