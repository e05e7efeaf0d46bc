'use client';

import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { Icon } from './Icon';
import { closeIcon } from './icons';
import styles from './dialog.module.css';

type Props = {
  title: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Called after the dialog has closed, in whatever way; it is then to be unmounted. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** A modal dialog, open while it is mounted. It closes by Escape, its button and a press on the backdrop. */
export function Dialog({ title, closeLabel, onClose, className = '', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = (): void => dialog.current?.close();
  const onClick = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget) close(); // the backdrop
  };
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={titleId}
      onClick={onClick}
      onClose={onClose}
    >
      <div>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="bar-button" aria-label={closeLabel} onClick={close}>
          <Icon path={closeIcon} />
        </button>
      </div>
      {children}
    </dialog>
  );
}
