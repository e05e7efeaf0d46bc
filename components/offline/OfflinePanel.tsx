'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Dialog } from '../ui/Dialog';
import { closeDialog } from '../ui/use-open-dialog';
import { CopyStatus } from './CopyStatus';
import { checkCopy } from './actions';
import { runOffline } from './lifecycle';
import styles from './offline.module.css';
import { install, useInstallPrompt } from './use-install-prompt';
import { send, useOffline } from './use-offline';

/** The dialog about the copy: its state, its size, and what the reader can do. */
export function OfflinePanel() {
  const t = useTranslations('offline');
  const { prompt } = useInstallPrompt();
  useEffect(() => {
    // The browser may be slow to answer about its workers: the panel shows the answers as they come.
    void runOffline();
    void checkCopy();
  }, []);
  const onClose = (): void => {
    closeDialog();
    if (useOffline.getState().copy) send('announced', false); // the panel has already shown it
  };
  return (
    <Dialog className={styles.panel ?? ''} title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <section>
        <p>{t('intro')}</p>
        <CopyStatus />
        <button type="button" className="button" hidden={prompt === null} onClick={() => void install()}>
          {t('install')}
        </button>
      </section>
    </Dialog>
  );
}
