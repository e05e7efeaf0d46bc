'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '../ui/Icon';
import { openShortcuts } from './use-shortcuts';

/** Opens the list of keyboard shortcuts. */
export function OpenShortcutsButton() {
  const t = useTranslations('shortcuts');
  return (
    <button type="button" className="footer-button" aria-haspopup="dialog" onClick={openShortcuts}>
      <Icon name="keyboard" /> {t('button')}
    </button>
  );
}
