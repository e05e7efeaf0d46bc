'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import styles from './offline.module.css';
import { actionsOf, type Action, type Status } from './use-offline';

type Props = { status: Status; onPress: (action: Action) => Promise<void> };

/** The buttons of the panel. When the focused one disappears, the one of the same action gets the focus, or the first one. */
export function CopyActions({ status, onPress }: Props) {
  const t = useTranslations('offline');
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  useEffect(() => {
    if (focused.current === undefined || box.current?.contains(document.activeElement)) return;
    box.current?.querySelector('button')?.focus();
  }, [status]);
  return (
    <div
      ref={box}
      className={styles.actions}
      onFocus={({ target }) => {
        focused.current = target.textContent ?? '';
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) focused.current = undefined;
      }}
    >
      {actionsOf[status].map((action, index) => {
        const isMain = index === 0 && action !== 'pause' && action !== 'repair';
        return (
          <button
            key={action}
            type="button"
            className={isMain ? 'button primary' : 'button'}
            // The second click of a double click was meant for the button it has replaced.
            onClick={({ detail }) => void (detail < 2 && onPress(action))}
          >
            {t(action === 'keep' ? 'turnOn' : action)}
          </button>
        );
      })}
    </div>
  );
}
