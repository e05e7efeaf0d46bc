import { useEffect, type RefObject } from 'react';

/**
 * Keeps the dialog above a touch keyboard: most browsers lay it over the window without resizing it, and the last rows could not be
 * scrolled into view.
 */
export function useVisibleHeight(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = body.current?.closest('dialog');
    const { visualViewport: visible } = window;
    if (!dialog || !visible) return undefined;
    const fit = (): void => {
      // Zooming in also makes it smaller, but covers nothing.
      if (visible.scale === 1) dialog.style.setProperty('--visible', `${visible.height}px`);
    };
    fit();
    visible.addEventListener('resize', fit);
    return () => visible.removeEventListener('resize', fit);
  }, [body]);
}
