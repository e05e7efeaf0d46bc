import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../ui/Icon';
import { CopyStatus } from './CopyStatus';
import { readUsage } from './copy-actions';
import { install, installPrompt } from './install-prompt';
import { useOffline } from './offline-state';
import styles from './offline.module.css';
import { fill, type Texts } from './texts';

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
          <>
            <CopyStatus texts={texts} />
            <Storage texts={texts} />
          </>
        ) : (
          <p role="status">{texts.unsupported}</p>
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

/** What the browser keeps, and whether it may delete it by itself. */
function Storage({ texts }: { texts: Texts }) {
  const { copy, decision, phase } = useOffline();
  const [usage, setUsage] = useState(0);
  const [persisted, setPersisted] = useState<boolean | null>(null);

  useEffect(() => {
    void readUsage().then(setUsage);
    void navigator.storage?.persisted?.().then(setPersisted, () => setPersisted(null));
  }, [copy, decision, phase]);

  const ask = async (): Promise<void> => setPersisted(await navigator.storage.persist().catch(() => false));
  if (decision.mode === 'off') return null;
  return (
    <div className={styles.storage}>
      {usage > 0 && phase !== 'downloading' ? <p>{fill(texts.usage, { usage })}</p> : null}
      {persisted === null ? null : <p role="status">{persisted ? texts.persisted : texts.notPersisted}</p>}
      {persisted === false ? (
        <button type="button" className={styles.quiet} onClick={() => void ask()}>
          {texts.persist}
        </button>
      ) : null}
    </div>
  );
}
