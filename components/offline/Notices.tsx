'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { isFreeEscape } from '../ui/free-escape';
import { Icon } from '../ui/Icon';
import { closeIcon } from '../ui/icons';
import styles from './offline.module.css';
import { useNotice } from './use-notice';

/** Notices about the copy in the corner, one at a time. Escape closes the notice wherever the focus is. */
export function Notices() {
  const t = useTranslations('offline');
  const notice = useNotice();
  const region = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    // The focus was on a button of the former notice.
    if (hadFocus.current && !region.current?.contains(document.activeElement)) {
      const next = region.current?.querySelector('button') ?? focusedBefore.current;
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    }
    if (!notice) return undefined;
    // Keyboard users would have to tab through the page to reach the notice.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isFreeEscape(event)) notice.onClose();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [notice]);

  return (
    <div
      ref={region}
      className={styles.notices}
      role="status"
      onFocus={({ relatedTarget }) => {
        if (!hadFocus.current) focusedBefore.current = relatedTarget;
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        hadFocus.current = relatedTarget === null || (region.current?.contains(relatedTarget) ?? false);
      }}
    >
      {notice ? (
        <div key={notice.title} className={styles.notice}>
          <p>
            <strong>{notice.title}</strong>
            {notice.detail ? <span key={notice.detail}>{notice.detail}</span> : null}
          </p>
          <button
            type="button"
            className={notice.detail ? 'button primary' : 'button'}
            onClick={() => void notice.onAction()}
          >
            {notice.action}
          </button>
          <button
            type="button"
            className="bar-button"
            aria-label={notice.closeLabel ?? t('close')}
            title={notice.closeLabel ?? t('close')}
            onClick={notice.onClose}
          >
            <Icon path={closeIcon} />
          </button>
        </div>
      ) : null}
    </div>
  );
}
