'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { Icon } from '../ui/Icon';
import { menuIcon } from '../ui/icons';
import { lazyPart } from '../ui/lazy-part';
import { narrowWindow } from './narrow-window';

const MobileMenu = lazyPart(async () => (await import('./MobileMenu')).MobileMenu);

/** Opens the menu of narrow windows. Its code loads when such a window is idle, so that wide ones do without. */
export function MenuButton() {
  const t = useTranslations('navbar');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!matchMedia(narrowWindow).matches) return undefined;
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
      >
        <Icon path={menuIcon} />
      </button>
      {isOpen ? <MobileMenu onClose={() => setOpen(false)} /> : null}
    </>
  );
}
