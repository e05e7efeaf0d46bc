'use client';

import { lazyPart } from '../ui/lazy-part';
import { useCloseOnNavigation } from '../ui/use-close-on-navigation';
import { closeSettings, useSettings } from './use-settings';

const SettingsDialog = lazyPart(async () => (await import('./SettingsDialog')).SettingsDialog);

/** The reader settings, while they are open. */
export function Settings() {
  useCloseOnNavigation(closeSettings);
  return useSettings(({ isOpen }) => isOpen) ? <SettingsDialog /> : null;
}
