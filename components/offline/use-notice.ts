import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { keys, readStored, writeStored } from '@/lib/browser/storage';
import { formatBytes } from '@/lib/offline/list';
import { openDialog } from '../ui/use-open-dialog';
import { pause, refresh } from './actions';
import { describeNewVersion } from './texts';
import { install, useInstallPrompt } from './use-install-prompt';
import { send, statusOf, useOffline, type Status } from './use-offline';

type Notice = {
  title: string;
  detail?: string;
  action: string;
  onAction: () => unknown;
  closeLabel?: string;
  onClose: () => void;
};

/** The most important notice about the copy. */
export function useNotice(): Notice | null {
  const t = useTranslations('offline');
  const locale = useLocale();
  const state = useOffline();
  const { prompt } = useInstallPrompt();
  const [closedAt, setClosedAt] = useState<Status>();
  const [isHintClosed, setHintClosed] = useState(() => readStored(keys.installHintClosed) === 'true');
  const { decision, progress, isAnnounced } = state;
  const status = statusOf(state);

  const detail = describeNewVersion(t, state, locale);
  // Show a closed notice again if another tab has taken the update.
  const isClosed = closedAt !== undefined && (closedAt === 'updateTaken' || status !== 'updateTaken');
  if (detail !== null && !isClosed)
    return {
      title: t('updateTitle'),
      detail,
      action: t('refresh'),
      onAction: refresh,
      onClose: () => setClosedAt(status),
    };
  const onClose = (): void => send('announced', false);
  if (isAnnounced && status === 'ready')
    return { title: t('readyNotice'), action: t('manage'), onAction: () => openDialog('offline'), onClose };
  const isAsked = decision?.reason === 'reader' || decision?.reason === 'queryString';
  if (isAnnounced && status === 'downloading' && progress && !isAsked) {
    const title = t('downloadNotice', { sent: formatBytes(progress.sent, locale) });
    return { title, action: t('pause'), onAction: pause, onClose };
  }
  if (!prompt || isHintClosed) return null;
  return {
    title: t('installHint'),
    action: t('install'),
    onAction: install,
    closeLabel: t('installDismiss'),
    onClose: () => {
      setHintClosed(true);
      writeStored(keys.installHintClosed, 'true');
    },
  };
}
