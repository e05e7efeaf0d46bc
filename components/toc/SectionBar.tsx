'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { Icon } from '../ui/Icon';
import { listIcon } from '../ui/page-icons';

type Props = {
  label: string;
  /** Name of the section being read. */
  section: string | undefined;
  /** The popover that the bar opens. */
  sheet: RefObject<HTMLElement | null>;
  lang?: string;
  dir?: string;
};

/** The bar at the bottom of narrow screens, which opens the popover `page-contents`, also without script. */
export function SectionBar({ label, section, sheet, ...language }: Props) {
  const bar = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const list = sheet.current;
    if (!list) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    const close = (): void => list.hidePopover();
    const onClick = (event: MouseEvent): void => {
      if ((event.target as Element).closest('a') && isPlainClick(event)) close();
    };
    list.addEventListener('click', onClick, { signal });
    // Otherwise the sheet would cover what the Tab key reaches after its last link. A press on the bar closes it by itself.
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget && !list.parentElement?.contains(relatedTarget as Node)) close();
    };
    list.addEventListener('focusout', onFocusOut, { signal });
    // The list is now a column, or a sheet: an open popover would cover the page, and a focus in the hidden one would be lost.
    const onWidth = ({ matches: isNarrow }: MediaQueryListEvent): void => {
      const hadFocus = [list, bar.current].some((part) => part?.contains(document.activeElement));
      close();
      if (hadFocus) (isNarrow ? bar.current : list.querySelector('a'))?.focus({ preventScroll: true });
    };
    window.matchMedia('(max-width: 77.5em)').addEventListener('change', onWidth, { signal });
    return () => stopping.abort();
  }, [sheet]);
  return (
    <button
      ref={bar}
      type="button"
      className="section-bar"
      popoverTarget="page-contents"
      aria-label={section ? `${section}, ${label}` : undefined}
    >
      <span key={section} {...(section ? language : {})}>
        {section ?? label}
      </span>
      <Icon path={listIcon} />
    </button>
  );
}
