import { create } from 'zustand';

/** The text of the live region, which screen readers read out. The count makes the same text a new announcement. */
export const useAnnouncer = create<{ text: string; count: number }>(() => ({ text: '', count: 0 }));

/** Has screen readers read out a text. */
export function announce(text: string): void {
  useAnnouncer.setState(({ count }) => ({ text, count: count + 1 }));
}
