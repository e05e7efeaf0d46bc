import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { savePosition } from '../navigation/history';

const narrow = '(max-width: 62.25em)';

/**
 * State of the panel. A native modal dialog traps the focus, makes the rest inert, closes on Escape and returns the focus;
 * here: the scroll lock, Back (which closes and does not navigate), and closing when the window grows past 996 px.
 */
export function useMobileMenu(dialog: RefObject<HTMLDialogElement | null>): {
  open: boolean;
  show: () => void;
  hide: (choice?: 'dialog' | 'link') => void;
} {
  const [open, setOpen] = useState(false);
  const pushed = useRef(false);

  /**
   * `choice`: what was chosen needs the page at once: a `dialog` opens, or a `link` leads away, whose navigation takes over the history
   * entry of the open panel.
   */
  const hide = useCallback(
    (choice?: 'dialog' | 'link') => {
      const leaving = choice === 'link';
      setOpen(false);
      if (choice) dialog.current?.close();
      else closeAfterPaint(dialog.current);
      if (pushed.current) {
        pushed.current = false;
        if (!leaving && (history.state as { mobileMenu?: boolean } | null)?.mobileMenu) history.back();
      }
    },
    [dialog],
  );

  const show = useCallback(() => {
    setOpen(true);
    const { scrollY } = window;
    dialog.current?.showModal();
    window.scrollTo({ top: scrollY, behavior: 'instant' }); // the focus it sets makes room for the bar
    savePosition();
    history.pushState({ ...(history.state as object | null), mobileMenu: true }, '');
    pushed.current = true;
  }, [dialog]);

  useEffect(() => {
    if (!open) return undefined;
    const media = window.matchMedia(narrow);
    const onBack = (): void => {
      pushed.current = false;
      hide();
    };
    const onWiden = (): void => {
      if (!media.matches) hide();
    };
    window.addEventListener('popstate', onBack);
    media.addEventListener('change', onWiden);
    // The room of a scroll bar that goes away is kept, so that nothing moves.
    const root = document.documentElement;
    // Not as a custom property: all elements would inherit it, and the browser would look at the style of each again.
    root.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
    root.setAttribute('data-scroll-locked', '');
    return () => {
      window.removeEventListener('popstate', onBack);
      media.removeEventListener('change', onWiden);
      root.style.paddingInlineEnd = '';
      root.removeAttribute('data-scroll-locked');
    };
  }, [open, hide]);

  return { open, show, hide };
}

/** Once the dialog is not modal any more, the browser looks at the style of every element, which the reader need not wait for. */
function closeAfterPaint(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) return;
  dialog.hidden = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      dialog.hidden = false;
      dialog.close();
    }),
  );
}
