import { useEffect, useState } from 'react';
import { readUsage } from './copy-actions';
import { useOffline } from './offline-state';
import styles from './offline.module.css';
import { fill, type Texts } from './texts';

/** What the browser keeps, and whether it may delete it by itself. */
export function StorageFacts({ texts }: { texts: Texts }) {
  const { copy, decision, phase } = useOffline();
  const [usage, setUsage] = useState(0);
  const [persisted, setPersisted] = useState<boolean | null>(null);
  const [answer, setAnswer] = useState('');

  useEffect(() => {
    void readUsage().then(setUsage);
    void navigator.storage?.persisted?.().then(setPersisted, () => setPersisted(null));
  }, [copy, decision, phase]);

  const ask = async (): Promise<void> => {
    setAnswer(''); // the same answer once more is told once more
    const granted = await navigator.storage.persist().catch(() => false);
    setPersisted(granted);
    setAnswer(granted ? '' : texts.persistRefused);
  };
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
      <p role="status">{answer}</p>
    </div>
  );
}
