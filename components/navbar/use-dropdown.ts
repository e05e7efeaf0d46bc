import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

type Dropdown = {
  root: RefObject<HTMLLIElement | null>;
  open: boolean;
  toggle: () => void;
  close: () => void;
  onPointer: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * State of a list below its button. Opens on hover (until the pointer leaves), click, Enter, Space and the arrow keys; arrows
 * move inside; Escape closes and returns the focus; a press or focus outside closes.
 */
export function useDropdown(): Dropdown {
  const [opening, setOpening] = useState<'closed' | 'hovered' | 'pinned'>('closed');
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
    const events = ['pointerdown', 'focusin'] as const;
    events.forEach((type) => document.addEventListener(type, closeOutside));
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      events.forEach((type) => document.removeEventListener(type, closeOutside));
      document.removeEventListener('keydown', closeOnEscape);
    };
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

  return {
    root,
    open,
    toggle: () => setOpening(opening === 'pinned' ? 'closed' : 'pinned'),
    close: () => setOpening('closed'),
    onPointer,
    onKeyDown,
  };
}
