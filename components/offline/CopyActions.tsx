'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import styles from './offline.module.css';
import { actionsOf, type Action, type Status } from './use-offline';

type Props = { status: Status; onPress: (action: Action) => Promise<void> };

/** The buttons of the panel. When the focused one disappears, the first one gets the focus. */
export function CopyActions({ status, onPress }: Props) {
  const t = useTranslations('offline');
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hadFocus.current || box.current?.contains(document.activeElement)) return;
    box.current?.querySelector('button')?.focus();
  }, [status]);
  return (
    <div
      ref={box}
      className={styles.actions}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // A button that is removed loses the focus to nothing.
        if (relatedTarget !== null) hadFocus.current = false;
      }}
    >
      {actionsOf[status].map((action, index) => {
        const isMain = index === 0 && action !== 'pause' && action !== 'repair';
        return (
          <button
            key={action}
            type="button"
            className={isMain ? 'button primary' : 'button'}
            onClick={({ detail }) => {
              // The second click of a double click was meant for the button it has replaced.
              if (detail < 2) void onPress(action);
            }}
          >
            {t(action === 'keep' ? 'turnOn' : action)}
          </button>
        );
      })}
    </div>
  );
}
