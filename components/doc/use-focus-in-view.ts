import { useEffect } from 'react';

/** Time in which the blocks around a new position get their real heights. */
const SETTLE_MS = 100;

/**
 * Brings the target of a Tab press back into view. After a jump over most of a long text, blocks above the target get their real heights:
 * it moves out of the window, because browsers do not anchor the scroll position in the frame of a jump.
 */
export function useFocusInView(): void {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') setTimeout(showFocused, SETTLE_MS);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function showFocused(): void {
  const focused = document.activeElement;
  if (!focused) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) focused.scrollIntoView({ block: 'center' });
}
