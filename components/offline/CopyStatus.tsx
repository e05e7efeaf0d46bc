'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { formatBytes } from '@/lib/offline/list';
import { CopyActions } from './CopyActions';
import { LiveText } from './LiveText';
import { perform, turnOff } from './actions';
import styles from './offline.module.css';
import { RemoveCopy } from './RemoveCopy';
import { StorageFacts } from './StorageFacts';
import { describeCopy, describeProgress, describeUpdate } from './texts';
import { statusOf, useOffline, type Action } from './use-offline';

/** The state of the copy in words, its progress, and the actions it allows. */
export function CopyStatus() {
  const t = useTranslations('offline');
  const locale = useLocale();
  const state = useOffline();
  const [report, setReport] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const status = statusOf(state);
  const progress = describeProgress(t, state, locale);
  const isStarting = status === 'downloading' && !state.progress;

  const press = async (action: Action): Promise<void> => {
    setReport(action === 'repair' ? t('repairing') : '');
    const result = await perform(action);
    if (action !== 'repair') return;
    setReport(
      result
        ? t('repaired', {
            checked: String(result.checked),
            repaired: String(result.repaired),
            failed: String(result.failed),
          })
        : t('repairFailed'),
    );
  };
  const remove = async (): Promise<void> => {
    const bytes = await turnOff();
    setReport(bytes === null ? t('removedPart') : t('removed', { bytes: formatBytes(bytes, locale) }));
    box.current?.querySelector('button')?.focus(); // the button that was pressed is gone
  };
  const isOn = state.decision?.mode === 'on' && status !== 'unsupported';
  return (
    <div ref={box} className={styles.status}>
      <LiveText text={describeCopy(t, state, locale)} />
      <LiveText text={describeUpdate(t, state, locale)} />
      {/* Not a live region: it would be announced for every file. */}
      <p>
        <span key={progress}>{progress}</span>
      </p>
      {/* From the start, and below the text: the buttons must not move once the first file is stored. */}
      {isStarting || progress ? (
        <progress aria-label={t('progress')} max={state.progress?.total} value={state.progress?.done} />
      ) : null}
      <CopyActions status={status} onPress={press} />
      <LiveText text={report} />
      {isOn ? (
        <>
          <StorageFacts />
          <RemoveCopy onRemove={remove} />
        </>
      ) : null}
    </div>
  );
}
