import { useLayoutEffect, useRef } from 'react';

/** Props of a group of buttons: when the one with the focus goes away, the first of those that are left has it. */
export function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useLayoutEffect(() => {
    if (inside.current && !ref.current?.contains(document.activeElement))
      ref.current?.querySelector('button')?.focus();
  });
  return {
    ref,
    onFocus: () => {
      inside.current = true;
    },
    onBlur: () => {
      inside.current = false;
    },
  };
}
