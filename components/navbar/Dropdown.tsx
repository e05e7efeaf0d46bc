'use client';

import { useId, type ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { useDropdown } from './use-dropdown';

type Props = { label: string; name?: string; active?: boolean; children: ReactNode };

/** A disclosure button with a list of links. */
export function Dropdown({ label, name, active, children }: Props) {
  const { root, open, toggle, close, onPointer, onKeyDown } = useDropdown();
  const id = useId();
  return (
    <li
      ref={root}
      className="dropdown"
      onKeyDown={onKeyDown}
      onPointerEnter={onPointer}
      onPointerLeave={onPointer}
      {...(open ? { 'data-open': '' } : {})}
      {...(active ? { 'data-active': '' } : {})}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        {...(name ? { 'aria-label': name } : {})}
        onClick={toggle}
      >
        {label}
        <Icon name="down" />
      </button>
      <ul
        id={id}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) close();
        }}
      >
        {children}
      </ul>
    </li>
  );
}
