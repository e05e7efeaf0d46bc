'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import styles from './offline.module.css';
import { statusOf, useOffline, type Status } from './use-offline';

/** Statuses without a complete copy. Some files of the first one may be stored. */
const partly: Status[] = ['downloading', 'paused', 'failed'];

/** Why offline mode is on, and the removal of the copy, or of the part that has been downloaded, which must be confirmed. */
export function RemoveCopy({ onRemove }: { onRemove: () => Promise<void> }) {
  const t = useTranslations('offline');
  const id = useId();
  const decision = useOffline((state) => state.decision);
  const isPart = useOffline((state) => partly.includes(statusOf(state)));
  const label = t(isPart ? 'removePart' : 'remove');
  const question = t(isPart ? 'removePartAsk' : 'removeAsk');
  const reason = decision ? t('reason', { reason: t(`reasons.${decision.reason}`) }) : '';
  return (
    <div className={styles.facts}>
      <p>
        <span key={reason}>{reason}</span>
      </p>
      <button type="button" className="button" popoverTarget={id}>
        <span key={label}>{label}</span>
      </button>
      <div id={id} popover="auto" className={styles.removal}>
        <p>
          <span key={question}>{question}</span>
        </p>
        <button type="button" className="button" popoverTarget={id}>
          {t('removeNo')}
        </button>{' '}
        <button
          type="button"
          className={`button ${styles.danger}`}
          onClick={({ detail }) => {
            // The second click of a double click was meant for the button it has replaced.
            if (detail < 2) void onRemove();
          }}
        >
          {t('removeYes')}
        </button>
      </div>
    </div>
  );
}
