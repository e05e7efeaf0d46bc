import { create } from 'zustand';

/** Whether the notices about reading offline are shown: from the first one on. */
export const useNotices = create<{ areShown: boolean }>(() => ({ areShown: false }));

/** Shows the notices, for the rest of the visit. */
export function showNotices(): void {
  useNotices.setState({ areShown: true });
}
