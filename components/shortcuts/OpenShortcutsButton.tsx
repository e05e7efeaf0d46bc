'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '../ui/Icon';
import { keyboardIcon } from '../ui/icons';
import { openDialog } from '../ui/use-open-dialog';

/** Opens the list of keyboard shortcuts. */
export function OpenShortcutsButton() {
  const t = useTranslations('shortcuts');
  return (
    <button
      type="button"
      className="footer-button"
      aria-haspopup="dialog"
      onClick={() => openDialog('shortcuts')}
    >
      <Icon path={keyboardIcon} /> {t('button')}
    </button>
  );
}
