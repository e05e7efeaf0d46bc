import { useEffect } from 'react';
import { keys, onStored, readStored } from '@/lib/browser/storage';
import type { Look } from './looks';

const names: Look[] = ['textSize', 'lineWidth'];

/** Follows the text size and the line width that the reader chooses in other tabs. */
export function useFollowLooks(): void {
  useEffect(() => {
    const follow = (name: Look): (() => void) => {
      const show = (value: string | null): void => {
        import('./looks').then(
          ({ showLook }) => showLook(name, value),
          () => undefined, // offline: the next page shows the choice
        );
      };
      // Chosen since the first paint, before anything listened.
      const stored = readStored(keys[name]);
      if (stored && stored !== document.documentElement.dataset[name]) show(stored);
      return onStored(keys[name], show);
    };
    const stops = names.map(follow);
    return () => stops.forEach((stop) => stop());
  }, []);
}
