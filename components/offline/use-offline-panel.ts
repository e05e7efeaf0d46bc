import { create } from 'zustand';

/** Which parts of reading offline are shown: the panel while it is open, the notices once there is one. */
export const useOfflinePanel = create<{ isOpen: boolean; hasNotices: boolean }>(() => ({
  isOpen: false,
  hasNotices: false,
}));

export function openOfflinePanel(): void {
  useOfflinePanel.setState({ isOpen: true });
}

export function closeOfflinePanel(): void {
  useOfflinePanel.setState({ isOpen: false });
}

export function showOfflineNotices(): void {
  useOfflinePanel.setState({ hasNotices: true });
}
