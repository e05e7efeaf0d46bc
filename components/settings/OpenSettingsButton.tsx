'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '../ui/Icon';
import { textIcon } from '../ui/icons';
import { openDialog } from '../ui/use-open-dialog';

/** Opens the reader settings. */
export function OpenSettingsButton() {
  const t = useTranslations('settings');
  return (
    <button
      type="button"
      className="bar-button"
      aria-haspopup="dialog"
      aria-label={t('title')}
      title={t('title')}
      onClick={() => openDialog('settings')}
    >
      <Icon path={textIcon} />
    </button>
  );
}
