'use client';

import { useEffect, type RefObject } from 'react';
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
  useEffect(() => {
    const list = sheet.current;
    if (!list) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    const close = (): void => list.hidePopover();
    const onClick = ({ target }: Event): void => {
      if ((target as Element).closest('a')) close();
    };
    list.addEventListener('click', onClick, { signal });
    // Otherwise the sheet would cover what the Tab key reaches after its last link. A press on the bar closes it by itself.
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget && !list.parentElement?.contains(relatedTarget as Node)) close();
    };
    list.addEventListener('focusout', onFocusOut, { signal });
    // Otherwise an open popover would cover the page, which now shows the list in a column.
    window.matchMedia('(max-width: 77.5em)').addEventListener('change', close, { signal });
    return () => stopping.abort();
  }, [sheet]);
  return (
    <button
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
