import { create } from 'zustand';

/** The dialogs that buttons, keys and results of the search open. */
export type DialogName = 'offline' | 'settings' | 'shortcuts';

/** The one that is open or still loading. */
export const useOpenDialog = create<{ name: DialogName | null }>(() => ({ name: null }));

export function openDialog(name: DialogName): void {
  useOpenDialog.setState({ name });
}

export function closeDialog(): void {
  useOpenDialog.setState({ name: null });
}
