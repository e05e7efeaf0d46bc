'use client';

import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { searchIcon } from '../ui/icons';
import { useSearchOpener } from './use-search-opener';

/** A button in a text that opens the search. */
export function OpenSearchButton({ children }: { children: ReactNode }) {
  return (
    <button className="button" {...useSearchOpener()}>
      <Icon path={searchIcon} /> {children}
    </button>
  );
}
