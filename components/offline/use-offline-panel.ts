import { create } from 'zustand';

/** Whether the panel about reading offline is open. */
export const useOfflinePanel = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export function openOfflinePanel(): void {
  useOfflinePanel.setState({ isOpen: true });
}

export function closeOfflinePanel(): void {
  useOfflinePanel.setState({ isOpen: false });
}
