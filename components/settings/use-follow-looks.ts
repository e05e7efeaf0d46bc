import { useEffect } from 'react';
import { keys, onStored } from '@/lib/browser/storage';
import type { Look } from './looks';

const names: Look[] = ['textSize', 'lineWidth'];

/** Follows the text size and the line width that the reader chooses in other tabs. */
export function useFollowLooks(): void {
  useEffect(() => {
    const follow = (name: Look): (() => void) =>
      onStored(keys[name], (value) => {
        import('./looks').then(
          ({ showLook }) => showLook(name, value),
          () => undefined, // offline: the next page shows the choice
        );
      });
    const stops = names.map(follow);
    return () => stops.forEach((stop) => stop());
  }, []);
}
