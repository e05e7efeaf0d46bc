'use client';

import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Icon } from './Icon';
import { closeIcon } from './icons';
import styles from './dialog.module.css';

type Props = {
  title: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Called when the dialog is to be closed, in whatever way: unmount it. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** A modal dialog, open while it is mounted. It closes by Escape, its button and a press on the backdrop. */
export function Dialog({ title, closeLabel, onClose, className = '', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close(); // while it is in the document, so that the focus goes back
  }, []);
  // Leave the closing to React: the close event comes later, when the dialog may be open again.
  const onCancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  // A late event of an earlier close does not count: React's strict mode closes and reopens a new dialog.
  const onClosed = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void => {
    if (!currentTarget.open) onClose();
  };
  const onClick = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget) onClose(); // the backdrop
  };
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={titleId}
      onClick={onClick}
      onCancel={onCancel}
      onClose={onClosed}
    >
      <div>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="bar-button" aria-label={closeLabel} onClick={onClose}>
          <Icon path={closeIcon} />
        </button>
      </div>
      {children}
    </dialog>
  );
}
