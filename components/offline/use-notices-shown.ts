import { create } from 'zustand';

/** Whether the notices about reading offline are shown: from the first one on. */
export const useNoticesShown = create<{ areShown: boolean }>(() => ({ areShown: false }));

/** Shows the notices, for the rest of the visit. */
export function showNotices(): void {
  useNoticesShown.setState({ areShown: true });
}
