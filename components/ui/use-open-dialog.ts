import { create } from 'zustand';

/** The dialogs that buttons, keys and results of the search open. */
export type DialogName = 'offline' | 'settings' | 'shortcuts';

/** The one that is open or still loading. */
export const useOpenDialog = create<{ name: DialogName | null }>(() => ({ name: null }));

/** Opens a dialog in place of the one that is open. */
export function openDialog(name: DialogName): void {
  useOpenDialog.setState({ name });
}

/** Closes the open dialog, also while it is loading. */
export function closeDialog(): void {
  useOpenDialog.setState({ name: null });
}
