'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '../ui/Icon';
import { keyboardIcon } from '../ui/icons';
import { openShortcuts } from './use-shortcuts';

/** Opens the list of keyboard shortcuts. */
export function OpenShortcutsButton() {
  const t = useTranslations('shortcuts');
  return (
    <button type="button" className="footer-button" aria-haspopup="dialog" onClick={openShortcuts}>
      <Icon path={keyboardIcon} /> {t('button')}
    </button>
  );
}
