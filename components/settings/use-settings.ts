import { create } from 'zustand';

/** Whether the dialog of the reader settings is open. */
export const useSettings = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export function openSettings(): void {
  useSettings.setState({ isOpen: true });
}

export function closeSettings(): void {
  useSettings.setState({ isOpen: false });
}
