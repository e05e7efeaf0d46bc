import { useEffect } from 'react';
import { setQuery, useSearchDialog } from '../search/use-search-dialog';
import './early-press';

/** Repeats the press and the hover from before hydration, which React has not seen, and types into a search that the press has opened. */
export function useRepeatEarlyPress(): void {
  useEffect(() => {
    const { press, text, hover } = window.early ?? {};
    window.early = undefined;
    if (hover?.target instanceof Element && hover.target.matches(':hover')) {
      const { pointerType } = hover;
      hover.target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
    }
    if (!(press?.target instanceof Element)) return;
    if (press.type === 'keydown')
      press.target.dispatchEvent(new KeyboardEvent('keydown', press as KeyboardEvent));
    // Buttons that the browser handles itself have already done their work.
    else press.target.closest<HTMLElement>('button:not([popovertarget], [type="submit"])')?.click();
    if (text && useSearchDialog.getState().isOpen) setQuery(text);
  }, []);
}
