import { useEffect, useState } from 'react';
import { redirectOrFindHelp, type Help } from './find-help';

/** What may help on the unknown address of this document; null until it is known, and if there is nothing. */
export function useHelp(): Help | null {
  const [help, setHelp] = useState<Help | null>(null);
  useEffect(() => {
    redirectOrFindHelp().then(setHelp, (error: unknown) =>
      console.warn('The address could not be compared with the former ones:', error),
    );
  }, []);
  return help;
}
