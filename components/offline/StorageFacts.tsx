'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { formatBytes } from '@/lib/offline/list';
import { LiveText } from './LiveText';
import styles from './offline.module.css';
import { statusOf, useOffline } from './use-offline';

/** How much storage the site uses, and whether the browser may delete it. */
export function StorageFacts() {
  const t = useTranslations('offline');
  const locale = useLocale();
  const status = useOffline(statusOf);
  const [usage, setUsage] = useState(0);
  const [isLasting, setLasting] = useState<boolean | null>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const read = async (): Promise<void> => {
      setLasting(await navigator.storage.persisted());
      setUsage((await navigator.storage.estimate()).usage ?? 0);
    };
    read().catch(console.warn);
  }, [status]);
  const request = async (): Promise<void> => {
    setRefused(false); // so that the same answer is announced again
    const isGranted = await navigator.storage.persist().catch(() => false);
    setLasting(isGranted);
    setRefused(!isGranted);
  };
  return (
    <div className={styles.facts}>
      <p>{usage > 0 ? t('usage', { usage: formatBytes(usage, locale) }) : ''}</p>
      <LiveText text={isLasting === null ? '' : t(isLasting ? 'persisted' : 'notPersisted')} />
      <button type="button" className="button" hidden={isLasting !== false} onClick={() => void request()}>
        {t('persist')}
      </button>
      <LiveText text={isRefused ? t('persistRefused') : ''} />
    </div>
  );
}
