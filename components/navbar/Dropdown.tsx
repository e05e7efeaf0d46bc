'use client';

import { useId } from 'react';
import { Icon } from '../ui/Icon';
import type { GroupProps } from './MenuItems';
import { useDropdown } from './use-dropdown';

/** A disclosure button with a list of links. */
export function Dropdown({ label, name, active, children }: GroupProps & { name?: string }) {
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
