import { useEffect } from 'react';
import { isTaken } from '@/lib/browser/free-key';
import { closeOfflinePanel } from '../offline/use-offline-panel';
import { closeSettings } from '../settings/use-settings';
import { closeShortcuts } from '../shortcuts/use-shortcuts';

/** Escape cancels a dialog that is still loading. One that is open closes itself. */
export function useCancelByEscape(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isTaken(event)) return;
      closeOfflinePanel();
      closeSettings();
      closeShortcuts();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
