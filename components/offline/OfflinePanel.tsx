import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useStore } from 'zustand';
import { formatDate } from '@/lib/offline/page-text';
import { perform, turnOff } from './lifecycle';
import { actionsOf, offlineState, statusOf, type Action, type State, type Status } from './machine';
import styles from './offline.module.css';
import { install, installPrompt } from './scope';
import { describeFailure, fill, language, type Texts } from './texts';

/** What the dialog about the copy holds: its size, its state, and what the reader can do. */
export function OfflinePanel({ texts }: { texts: Texts }) {
  const { isSupported } = useStore(offlineState);
  const { prompt } = useStore(installPrompt);
  return (
    <>
      <p>{texts.intro}</p>
      {isSupported ? (
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
    </>
  );
}

/** The state of the copy in words, its progress, and the actions it allows. */
export function CopyStatus({ texts }: { texts: Texts }) {
  const state = useStore(offlineState);
  const { decision, copy, progress, failure } = state;
  const status = statusOf(state);
  const [report, setReport] = useState('');
  const box = useRef<HTMLDivElement>(null);
  // When the focused button disappears, the first one gets the focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  });
  const labels: Record<Action, string> = { ...texts, keep: texts.turnOn };
  // If storage is full, the worker deletes the whole download.
  const showsProgress =
    progress &&
    failure?.reason !== 'quota' &&
    ['downloading', 'paused', 'failed', 'updating'].includes(status);

  const press = async (action: Action): Promise<void> => {
    setReport(action === 'repair' ? texts.repairing : '');
    const result = await perform(action);
    if (action === 'repair') setReport(result ? fill(texts.repaired, result) : texts.repairFailed);
  };
  const remove = async (): Promise<void> => {
    const bytes = await turnOff();
    setReport(bytes === null ? texts.removedPart : fill(texts.removed, { bytes }));
  };

  return (
    <div className={styles.status} ref={box}>
      <p role="status">{describe(texts, state)}</p>
      <p role="status">{describeUpdate(texts, state)}</p>
      {showsProgress ? (
        <>
          <progress max={progress.total} value={progress.done} aria-label={texts.progress} />
          {/* Not a live region: it would be announced for every file. */}
          <p>{fill(copy ? texts.updating : texts.downloading, progress)}</p>
        </>
      ) : null}
      <div className={styles.actions}>
        {actionsOf[status].map((action, index) => (
          <button
            key={action}
            type="button"
            className={index === 0 && action !== 'pause' && action !== 'repair' ? 'button primary' : 'button'}
            onClick={once(() => press(action))}
          >
            {labels[action]}
          </button>
        ))}
      </div>
      <p role="status">{report}</p>
      {decision?.mode === 'on' ? (
        <>
          <StorageFacts texts={texts} status={status} />
          <div className={styles.facts}>
            <p>{fill(texts.reason, { reason: texts.reasons[decision.reason] })}</p>
            <button type="button" className="button" popoverTarget="offline-remove">
              {texts.remove}
            </button>
            <div id="offline-remove" popover="auto" className={styles.removal}>
              <p>{texts.removeAsk}</p>
              <button
                type="button"
                className="button"
                popoverTarget="offline-remove"
                popoverTargetAction="hide"
              >
                {texts.removeNo}
              </button>{' '}
              <button type="button" className={`button ${styles.danger}`} onClick={once(remove)}>
                {texts.removeYes}
              </button>
            </div>
          </div>
        </>
      ) : null}
    </div>
  );
}

/** Ignores the second click of a double click, meant for the button that this one has replaced. */
function once(act: () => Promise<void>) {
  return ({ detail }: MouseEvent): void => {
    if (detail < 2) void act();
  };
}

function describe(texts: Texts, state: State): string {
  const { copy, failure, size, progress } = state;
  const status = statusOf(state);
  if (copy)
    return fill(texts.ready, { ...copy, date: formatDate(copy.date, language, { timeStyle: 'short' }) });
  if (status === 'failed' && failure) return describeFailure(texts, failure, texts.failedNetwork);
  if (status === 'paused') return texts.paused;
  if (status === 'downloading') return progress ? '' : texts.starting;
  return status === 'off' && size ? fill(texts.size, size) : '';
}

/** Says that an update is ready, or why it does not continue; the copy itself is complete. */
function describeUpdate(texts: Texts, state: State): string {
  const { failure, progress } = state;
  const status = statusOf(state);
  if (status === 'updatePaused') return texts.updatePaused;
  if (status === 'updateFailed' && failure) return describeFailure(texts, failure, texts.updateInterrupted);
  const size = progress ? `\u00A0– ${fill(texts.updateReady, { sent: progress.sent })}` : '';
  return status === 'updateReady' ? texts.updateTitle + size : '';
}

/** How much storage the site uses, and whether the browser may delete it. */
function StorageFacts({ texts, status }: { texts: Texts; status: Status }) {
  const [usage, setUsage] = useState(0);
  const [isLasting, setLasting] = useState<boolean>();
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    const { storage } = navigator;
    void storage?.estimate?.().then((estimate) => setUsage(estimate.usage ?? 0), console.warn);
    void storage?.persisted?.().then(setLasting, console.warn);
  }, [status]);
  const ask = async (): Promise<void> => {
    setAnswer(''); // so that the same answer is announced again
    const isGranted = await navigator.storage.persist().catch(() => false);
    setLasting(isGranted);
    setAnswer(isGranted ? '' : texts.persistRefused);
  };
  if (isLasting === undefined) return null;
  return (
    <div className={styles.facts}>
      {usage > 0 ? <p>{fill(texts.usage, { usage })}</p> : null}
      <p role="status">{isLasting ? texts.persisted : texts.notPersisted}</p>
      {isLasting ? null : (
        <button type="button" className="button" onClick={() => void ask()}>
          {texts.persist}
        </button>
      )}
      <p role="status">{answer}</p>
    </div>
  );
}
