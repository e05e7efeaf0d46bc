import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import styles from './offline.module.css';
import { offlineState } from './state';
import { fill, type Texts } from './texts';

/** How much storage the site uses, and whether the browser may delete it. */
export function StorageFacts({ texts }: { texts: Texts }) {
  const { copy, decision, status } = useStore(offlineState);
  const [usage, setUsage] = useState(0);
  const [persisted, setPersisted] = useState<boolean | null>(null);
  const [answer, setAnswer] = useState('');

  useEffect(() => {
    void navigator.storage?.estimate?.().then(
      (estimate) => setUsage(estimate.usage ?? 0),
      () => setUsage(0),
    );
    void navigator.storage?.persisted?.().then(setPersisted, () => setPersisted(null));
  }, [copy, decision, status]);

  const ask = async (): Promise<void> => {
    setAnswer(''); // so that the same answer is announced again
    const granted = await navigator.storage.persist().catch(() => false);
    setPersisted(granted);
    setAnswer(granted ? '' : texts.persistRefused);
  };
  if (decision.mode === 'off') return null;
  return (
    <div className={styles.storage}>
      {usage > 0 && status !== 'downloading' ? <p>{fill(texts.usage, { usage })}</p> : null}
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
