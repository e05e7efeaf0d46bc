import { useEffect } from 'react';
import { onStored, tabKey } from '@/lib/browser/storage';
import { groupNames, readChoices, showChoice } from './use-tab-choices';

/** Follows the choices made in this and other browser tabs. */
export function useFollowTabChoices(): void {
  useEffect(() => {
    readChoices();
    const stops = groupNames.map((group) =>
      onStored(tabKey(group), (value) => {
        if (value) showChoice(group, value.toLowerCase());
      }),
    );
    return () => stops.forEach((stop) => stop());
  }, []);
}
