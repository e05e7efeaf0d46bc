import { useEffect } from 'react';
import { isTaken } from '@/lib/browser/free-key';
import { closeDialog } from '../ui/use-open-dialog';

/** Escape cancels a dialog that is still loading. One that is open closes itself. */
export function useCancelByEscape(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !isTaken(event)) closeDialog();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
