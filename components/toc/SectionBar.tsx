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
    // Not what has the focus now: a browser may take it from what it no longer shows before it reports the new width.
    let hadFocus: boolean | undefined;
    const onFocus = ({ target }: FocusEvent): void => {
      hadFocus = list.parentElement?.contains(target as Node);
      // Otherwise the sheet would cover what the Tab key reaches after its last link.
      if (!hadFocus) close();
    };
    document.addEventListener('focusin', onFocus, { signal });
    // The list is now a column, or a sheet: an open popover would cover the page, and a focus in the hidden one would be lost.
    const onWidth = ({ matches: isNarrow }: MediaQueryListEvent): void => {
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
