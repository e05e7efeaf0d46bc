'use client';

import { useTranslations } from 'next-intl';
import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useRoute } from '@/lib/i18n/navigation';
import { Icon } from '../ui/Icon';
import { useDialogEntry } from '../ui/use-dialog-entry';
import './mobile-menu.css';
import { MobilePanes } from './MobilePanes';

type Props = {
  /** Mark and buttons at the top. */
  head: ReactNode;
  /** The entries of the bar. */
  entries: ReactNode;
};

/**
 * The menu of narrow screens: the sidebar of the page first, the entries of the bar behind a back button. The modal dialog traps the
 * focus and closes on Escape; a history entry lets Back close it as well.
 */
export function MobileMenu({ head, entries }: Props) {
  const t = useTranslations();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Render the panel first, so that it opens without delay, and its entries in the next render.
  const hasPanes = useDeferredValue(isOpen);
  const route = useRoute();
  const entry = useDialogEntry('mobileMenu', () => setOpen(false));

  const close = (): void => {
    setOpen(false);
    entry.leave();
  };
  useModal(dialog, isOpen);
  useEffect(() => setOpen(false), [route]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const narrow = matchMedia('(max-width: 62.25em)');
    const onChange = (): void => {
      setOpen(false);
      entry.leave();
    };
    narrow.addEventListener('change', onChange);
    return () => narrow.removeEventListener('change', onChange);
  }, [isOpen, entry]);

  const onClick = ({ target, currentTarget }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    if (link && link.target !== '_blank') entry.replaceNext();
    if (link) setOpen(false);
    else if (target === currentTarget || target.closest('[data-closes-menu], [aria-haspopup="dialog"]'))
      close();
  };
  return (
    <>
      <button
        type="button"
        className="bar-button menu-button"
        aria-label={t('navbar.openMenu')}
        aria-expanded={isOpen}
        onClick={() => {
          entry.push();
          setOpen(true);
        }}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        className="mobile-menu"
        aria-label={t('menu.main')}
        onClick={onClick}
        // The event comes later than the closing: the menu may be open again.
        onClose={() => isOpen && !dialog.current?.open && close()}
      >
        {isOpen ? (
          <div className="mobile-panel">
            <div className="mobile-head">
              {head}
              <button
                type="button"
                className="bar-button"
                aria-label={t('navbar.closeMenu')}
                data-closes-menu=""
              >
                <Icon name="close" />
              </button>
            </div>
            {hasPanes ? <MobilePanes entries={entries} route={route} /> : null}
          </div>
        ) : null}
      </dialog>
    </>
  );
}

/** Opens and closes a modal dialog, without moving the page behind it. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    const { scrollY, innerWidth } = window;
    const root = document.documentElement;
    const scrollBar = innerWidth - root.clientWidth;
    if (scrollBar > 0) root.style.paddingInlineEnd = `${scrollBar}px`;
    dialog.current?.showModal();
    // Undo the scrolling that `scroll-padding` causes when the dialog focuses its first button.
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    return () => {
      root.style.paddingInlineEnd = '';
    };
  }, [dialog, isOpen]);
}
