import { useLocale } from 'next-intl';
import type { MouseEvent } from 'react';
import { LazyPanel } from './lazy-panel';
import { openSearch } from './use-search-dialog';

/** Props of a button that opens the search; it loads at the first sign of use. */
export function useSearchOpener() {
  const locale = useLocale();
  const preload = (): void => LazyPanel.preload(locale);
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // Some browsers do not focus a button on click, and a closed dialog gives the focus back to what had it.
    currentTarget.focus({ preventScroll: true });
    openSearch();
  };
  return {
    type: 'button',
    'aria-haspopup': 'dialog',
    onPointerEnter: preload,
    onTouchStart: preload,
    onFocus: preload,
    onClick,
  } as const;
}
