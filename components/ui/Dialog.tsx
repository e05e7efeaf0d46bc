'use client';

import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Icon } from './Icon';
import { closeIcon } from './icons';
import styles from './dialog.module.css';
import { useBackdropPress } from './use-backdrop-press';
import { whenClosed } from './when-closed';

type Props = {
  title: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Called when the reader closes the dialog: unmount it. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** A modal dialog, open while it is mounted. It closes by Escape, its button and a press on the backdrop. */
export function Dialog({ title, closeLabel, onClose, className = '', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const backdropPress = useBackdropPress(onClose);
  const handleClose = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    // The reader may have opened another dialog while this one was loading.
    if (document.querySelector('dialog[open]')) handleClose();
    else element?.showModal();
    return () => element?.close(); // while it is in the document, so that the focus goes back
  }, []);
  // Leave the closing to React: the close event comes later, when the dialog may be open again.
  const onCancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={titleId}
      {...backdropPress}
      onCancel={onCancel}
      onClose={whenClosed(onClose)}
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
