import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import styles from './offline.module.css';
import type { Texts } from './texts';

type Props = { texts: Texts; note: string; onRemove: () => unknown };

/**
 * The last row of the panel, far from the other buttons: the copy goes once the reader has said so twice. What asks first and
 * what takes it back have the same place, so that a second tap there deletes nothing.
 */
export function RemoveCopy({ texts, note, onRemove }: Props) {
  const [asked, setAsked] = useState<boolean>();
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (asked !== undefined) row.current?.querySelector('button')?.focus();
  }, [asked]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault(); // the panel stays
    setAsked(false);
  };
  if (!asked)
    return (
      <div className={styles.removal}>
        <p>{note}</p>
        <div ref={row}>
          <button key="ask" type="button" className="button" onClick={() => setAsked(true)}>
            {texts.remove}
          </button>
        </div>
      </div>
    );
  return (
    <div className={styles.removal} role="group" aria-labelledby="offline-remove" onKeyDown={onKeyDown}>
      <p id="offline-remove">{texts.removeAsk}</p>
      <div ref={row}>
        <button key="no" type="button" className="button" onClick={() => setAsked(false)}>
          {texts.removeNo}
        </button>
        <button key="yes" type="button" className={`button ${styles.danger}`} onClick={() => onRemove()}>
          {texts.removeYes}
        </button>
      </div>
    </div>
  );
}
