'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { useRoute } from '@/lib/i18n/navigation';
import { Icon } from '../ui/Icon';
import { menuIcon } from '../ui/icons';
import { lazyPart } from '../ui/lazy-part';
import { isDialogEntry } from '../ui/use-dialog-entry';
import { menuEntry, narrowWindow } from './narrow';

const MobileMenu = lazyPart(async () => (await import('./MobileMenu')).MobileMenu);

/** Opens the menu of narrow windows. Its code loads when such a window is idle, so that wide ones do without. */
export function MenuButton() {
  const t = useTranslations('navbar');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  useCloseOnChange(setOpen);
  useEffect(() => {
    if (!matchMedia(narrowWindow).matches) return undefined;
    if (isDialogEntry(menuEntry)) setOpen(true); // the page was reloaded while the menu was open
    return whenIdle(() => MobileMenu.preload(locale));
  }, [locale]);
  return (
    <>
      <button
        type="button"
        className="bar-button menu-button"
        aria-label={t('openMenu')}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        // While it loads; open, it is a modal dialog.
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        <Icon path={menuIcon} />
      </button>
      {isOpen ? <MobileMenu onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Closes the menu, also one that is still loading, when another page is shown or the window becomes wide. */
function useCloseOnChange(setOpen: (isOpen: boolean) => void): void {
  const route = useRoute();
  useEffect(() => setOpen(false), [route, setOpen]);
  useEffect(() => {
    const narrow = matchMedia(narrowWindow);
    const close = (): void => setOpen(false);
    narrow.addEventListener('change', close);
    return () => narrow.removeEventListener('change', close);
  }, [setOpen]);
}
