'use client';

import { useEffect, useState } from 'react';
import { Icon } from '../ui/Icon';

type Props = { label: string };

/** Opens the search. The dialog itself is loaded on the first sign of use. */
export function SearchButton({ label }: Props) {
  const [isApple, setIsApple] = useState(false);
  useEffect(() => setIsApple(/Mac|iPhone|iPad/.test(navigator.userAgent)), []);
  return (
    <button
      type="button"
      className="search-button"
      data-search-open=""
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      aria-haspopup="dialog"
      aria-label={label}
    >
      <Icon name="search" />
      <span>{label}</span>
      <kbd>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
    </button>
  );
}
