'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import {
  useDeferredValue,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { useRoute } from '@/lib/i18n/navigation';
import { site } from '@/lib/site/config';
import { ColorModeToggle } from '../color-mode/ColorModeToggle';
import { OpenSettingsButton } from '../settings/OpenSettingsButton';
import { Icon } from '../ui/Icon';
import { closeIcon } from '../ui/icons';
import { keepScrollbarRoom } from '../ui/keep-scrollbar-room';
import { useBackdropPress } from '../ui/use-backdrop-press';
import { useDialogEntry } from '../ui/use-dialog-entry';
import { whenClosed } from '../ui/when-closed';
import { Brand } from './Brand';
import './mobile-menu.css';
import { MobilePanes } from './MobilePanes';
import { menuEntry } from './narrow';

/**
 * The menu of narrow windows: the sidebar of the page first, the entries of the bar behind a back button. The modal dialog traps the
 * focus and closes on Escape; a history entry lets Back close it as well.
 */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const dialog = useRef<HTMLDialogElement>(null);
  const route = useRoute();
  const entry = useDialogEntry(menuEntry, onClose);
  // Show the panel first, so that it opens without delay, and its entries in the next render.
  const hasPanes = useDeferredValue(true, false);
  const backdropPress = useBackdropPress(onClose);
  useModal(dialog, entry);

  // Leave the closing to React: the close event comes later, when the menu may be open again.
  const onCancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  const replace = useReplace();
  const onClickCapture = (event: MouseEvent): void => {
    // Otherwise links would add an entry, before `onClick` is called.
    if (isPlainClick(event) && findLink(event)?.target === '') event.preventDefault();
  };
  const onClick = (event: MouseEvent): void => {
    backdropPress.onClick(event);
    const { target } = event;
    if (!(target instanceof Element)) return;
    const link = findLink(event);
    if (link && !isPlainClick(event)) return; // the link opens in another tab or window
    if (link?.target === '') {
      entry.replaceNext();
      replace(link);
    }
    if (link || target.closest('[data-closes-menu], [aria-haspopup="dialog"]')) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="mobile-menu"
      aria-label={t('menu.main')}
      onPointerDown={backdropPress.onPointerDown}
      onClickCapture={onClickCapture}
      onClick={onClick}
      onCancel={onCancel}
      onClose={whenClosed(onClose)}
    >
      <div className="mobile-panel">
        <div className="mobile-head">
          <Brand />
          <OpenSettingsButton />
          <ColorModeToggle />
          <button type="button" className="bar-button" aria-label={t('navbar.closeMenu')} data-closes-menu="">
            <Icon path={closeIcon} />
          </button>
        </div>
        {hasPanes ? <MobilePanes route={route} /> : null}
      </div>
    </dialog>
  );
}

function findLink({ target }: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/**
 * Returns a function that shows what a link leads to in place of the menu's history entry: Back from there would otherwise come to that
 * entry first, and change nothing.
 */
function useReplace() {
  const router = useRouter();
  return ({ origin, pathname, search, hash, hreflang, href }: HTMLAnchorElement): void => {
    const isOtherDocument = origin !== location.origin || hreflang !== '';
    if (isOtherDocument) location.replace(href);
    else if (hash && pathname === location.pathname) location.replace(hash);
    else router.replace(pathname.slice(site.basePath.length) + search + hash);
  };
}

/** Opens the dialog, without moving the page behind it, and closes it before it is removed, so that the focus goes back. */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  entry: ReturnType<typeof useDialogEntry>,
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    const { scrollY } = window;
    const giveBackRoom = keepScrollbarRoom();
    element?.showModal();
    // Undo the scrolling that `scroll-padding` causes when the dialog focuses its first button.
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    entry.push();
    return () => {
      element?.close();
      // The button that gets the focus back is hidden if the window has become wide.
      if (element?.contains(document.activeElement))
        document.getElementById('main')?.focus({ preventScroll: true });
      giveBackRoom();
      entry.leave();
    };
  }, [dialog, entry]);
}
