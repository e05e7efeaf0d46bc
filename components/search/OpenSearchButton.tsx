'use client';

import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { openSearch } from './use-search-dialog';

/** A button in a text that opens the search. */
export function OpenSearchButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className="button" aria-haspopup="dialog" onClick={() => openSearch()}>
      <Icon name="search" /> {children}
    </button>
  );
}
