import type { SyntheticEvent } from 'react';

/**
 * Returns a handler for the close event of a dialog. The event comes later than the close, and does not count if the dialog is open again:
 * React's strict mode closes and reopens each new dialog.
 */
export function whenClosed(onClose: () => void) {
  return ({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void => {
    if (!currentTarget.open) onClose();
  };
}
