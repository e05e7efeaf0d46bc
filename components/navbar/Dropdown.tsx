'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Icon } from '../ui/Icon';
import type { GroupProps } from './MenuItems';

/**
 * A disclosure button with a list of links. Opens on hover (until the pointer leaves), click, Enter, Space and the arrow keys;
 * arrows move inside; Escape closes and returns the focus; a press or focus outside closes.
 */
export function Dropdown({ label, name, active, children }: GroupProps & { name?: string }) {
  const [opening, setOpening] = useState<'closed' | 'hovered' | 'pinned'>('closed');
  const id = useId();
  const root = useRef<HTMLLIElement>(null);
  const open = opening !== 'closed';

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) setOpening('closed');
    };
    // On the document: a list opened by hover also closes while the focus is elsewhere (WCAG 1.4.13).
    const closeOnEscape = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpening('closed');
      if (root.current?.contains(document.activeElement)) root.current.querySelector('button')?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => listening.abort();
  }, [open]);

  const onPointer = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    if (event.type === 'pointerenter' && !open) setOpening('hovered');
    if (event.type === 'pointerleave' && opening === 'hovered') setOpening('closed');
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const links = [...(root.current?.querySelectorAll<HTMLElement>('ul a') ?? [])];
    const index = links.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpening('pinned');
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = index < 0 && step < 0 ? links.length - 1 : (index + step + links.length) % links.length;
      requestAnimationFrame(() => links[next]?.focus());
    } else if ((event.key === 'Home' || event.key === 'End') && index >= 0) {
      event.preventDefault();
      links.at(event.key === 'Home' ? 0 : -1)?.focus();
    }
  };

  return (
    <li
      ref={root}
      className="dropdown"
      onKeyDown={onKeyDown}
      onPointerEnter={onPointer}
      onPointerLeave={onPointer}
      data-open={open ? '' : undefined}
      data-active={active ? '' : undefined}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={name}
        onClick={() => setOpening(opening === 'pinned' ? 'closed' : 'pinned')}
      >
        {label}
        <Icon name="down" />
      </button>
      <ul
        id={id}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) setOpening('closed');
        }}
      >
        {children}
      </ul>
    </li>
  );
}
