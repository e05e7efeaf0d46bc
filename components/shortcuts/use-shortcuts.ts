import { create } from 'zustand';

/** Whether the list of keyboard shortcuts is open. */
export const useShortcuts = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export function openShortcuts(): void {
  useShortcuts.setState({ isOpen: true });
}

export function closeShortcuts(): void {
  useShortcuts.setState({ isOpen: false });
}
