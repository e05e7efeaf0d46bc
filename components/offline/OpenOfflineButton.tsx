'use client';

import { useTranslations } from 'next-intl';
import { site } from '@/lib/site/config';
import { Icon } from '../ui/Icon';
import { offlineIcon } from '../ui/icons';
import { openDialog } from '../ui/use-open-dialog';

type Props = { className: string; iconOnly?: boolean };

/** Opens the panel about reading offline. */
export function OpenOfflineButton({ className, iconOnly = false }: Props) {
  const t = useTranslations('offline');
  const label = t('open');
  if (site.offline === 'off') return null;
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      {...(iconOnly ? { 'aria-label': label, title: label } : {})}
      onClick={() => openDialog('offline')}
    >
      <Icon path={offlineIcon} /> {iconOnly ? null : label}
    </button>
  );
}
