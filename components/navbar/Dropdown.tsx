'use client';

import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { isCombined } from '@/lib/browser/free-key';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { Icon } from '../ui/Icon';
import { downIcon } from '../ui/icons';
import { narrowWindow } from './narrow';

type Props = { label: ReactNode; className?: string; children: ReactNode };

/**
 * A menu of the bar: `<details>`, so that it works before hydration and without JavaScript. It also opens on hover and by arrow keys, and
 * closes on Escape, on a choice, and on a press or focus outside.
 */
export function Dropdown({ label, className = '', children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  /** Opened by the pointer, and closed when it leaves, unless the menu is pressed or used by keyboard. */
  const isHovered = useRef(false);
  useCloseOutside(menu);

  const onPointerEnter = ({ pointerType, currentTarget }: PointerEvent<HTMLDetailsElement>): void => {
    if (pointerType !== 'mouse' || currentTarget.open) return;
    currentTarget.open = true;
    isHovered.current = true;
  };
  const onPointerLeave = ({ pointerType, currentTarget }: PointerEvent<HTMLDetailsElement>): void => {
    if (pointerType !== 'mouse' || !isHovered.current) return;
    currentTarget.open = false;
    isHovered.current = false;
  };
  const onClick = (event: MouseEvent<HTMLDetailsElement>): void => {
    if ((event.target as Element).closest('a')) {
      if (isPlainClick(event)) event.currentTarget.open = false; // otherwise the link opens in another tab or window
    } else if (isHovered.current && event.currentTarget.open) event.preventDefault();
    isHovered.current = false;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>): void => {
    if (isCombined(event)) return;
    const links = [...event.currentTarget.querySelectorAll('a')];
    const index = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = { ArrowDown: index + 1, ArrowUp: Math.max(index, 0) - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined || (index < 0 && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    event.currentTarget.open = true;
    isHovered.current = false;
    // Otherwise WebKit draws no ring after a press of the mouse.
    links.at(next % links.length)?.focus({ focusVisible: true });
  };

  return (
    <details
      ref={menu}
      className={`dropdown ${className}`.trim()}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <summary>
        {label}
        <Icon path={downIcon} />
      </summary>
      {children}
    </details>
  );
}

/**
 * Closes the menu on a press or focus outside of it, on Escape wherever the focus is (WCAG 1.4.13), and when the bar gets too
 * narrow for it.
 */
function useCloseOutside(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      const isInside = target instanceof Node && ref.current?.contains(target);
      if (ref.current && !isInside) ref.current.open = false;
    };
    const closeOnEscape = ({ key }: globalThis.KeyboardEvent): void => {
      const menu = ref.current;
      if (key !== 'Escape' || !menu?.open) return;
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    };
    const stopping = new AbortController();
    const { signal } = stopping;
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    window.matchMedia(narrowWindow).addEventListener('change', closeOutside, { signal });
    return () => stopping.abort();
  }, [ref]);
}
