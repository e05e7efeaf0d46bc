import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../ui/Icon';
import { CopyStatus } from './CopyStatus';
import { install, installPrompt } from './install-prompt';
import { useOffline } from './offline-state';
import styles from './offline.module.css';
import type { Texts } from './texts';

type Props = { texts: Texts; onClose: () => void };

/** Everything about the copy in one dialog: what it weighs, how far it is, what can be done with it. */
export function OfflinePanel({ texts, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { supported, justReady } = useOffline();
  const { prompt } = useStore(installPrompt);

  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  // The panel says so itself.
  useEffect(() => {
    if (justReady) useOffline.setState({ justReady: false });
  }, [justReady]);

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby="offline-title"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className={styles.content}>
        <header>
          <h2 id="offline-title">{texts.title}</h2>
          <button
            type="button"
            className="bar-button"
            aria-label={texts.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <p>{texts.intro}</p>
        {supported ? (
          <CopyStatus texts={texts} />
        ) : (
          <p role="status" className={styles.status}>
            {texts.unsupported}
          </p>
        )}
        {prompt ? (
          <button type="button" className="button" onClick={() => void install()}>
            {texts.install}
          </button>
        ) : null}
      </div>
    </dialog>
  );
}
