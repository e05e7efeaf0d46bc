'use client';

import { useEffect } from 'react';
import './early-press';

/** Repeats the last press and hover from before hydration, which React has not seen. */
export function RepeatEarlyPress() {
  useEffect(() => {
    const { press, hover } = window.early ?? {};
    window.early = undefined;
    if (hover?.target instanceof Element && hover.target.matches(':hover')) {
      const { pointerType } = hover;
      hover.target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
    }
    if (!(press?.target instanceof Element)) return;
    if (press.type === 'keydown') {
      press.target.dispatchEvent(new KeyboardEvent('keydown', press as KeyboardEvent));
      return;
    }
    // Buttons that the browser handles itself have already done their work.
    press.target.closest<HTMLElement>('button:not([popovertarget], [type="submit"])')?.click();
  }, []);
  return null;
}
