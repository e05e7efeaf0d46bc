import { useRef, useState, type MouseEvent } from 'react';
import type { Progress } from '@/lib/offline/protocol';
import { pause, repair, startDownload, turnOff, turnOn } from './copy-actions';
import { useOffline, type OfflineState } from './offline-state';
import styles from './offline.module.css';
import { RemoveCopy } from './RemoveCopy';
import { StorageFacts } from './StorageFacts';
import { fill, formatDate, type Texts } from './texts';
import { refresh } from './updates';
import { useKeptFocus } from './use-kept-focus';

type Action = { label: string; run: () => unknown; primary?: boolean };

/** State of the copy in words, its progress, and the actions that state allows. */
export function CopyStatus({ texts }: { texts: Texts }) {
  const state = useOffline();
  const [report, setReport] = useState('');
  const removing = useRef(false);
  const buttons = useKeptFocus();
  const { decision } = state;
  const progress = findProgress(state);

  const check = async (): Promise<void> => {
    setReport(texts.repairing);
    const result = await repair();
    setReport(result ? fill(texts.repaired, result) : texts.failedNetwork);
  };
  const remove = async (): Promise<void> => {
    if (removing.current) return;
    removing.current = true;
    const bytes = await turnOff();
    removing.current = false;
    setReport(bytes === null ? texts.removedPart : fill(texts.removed, { bytes }));
  };
  const press = ({ detail }: MouseEvent, run: () => unknown): void => {
    // The second tap of a double tap was meant for the button that has just made room for this one.
    if (detail > 1) return;
    setReport('');
    void run();
  };

  return (
    <div className={styles.status} {...buttons}>
      <p role="status">{describe(texts, state)}</p>
      <p role="status">{describeStop(texts, state)}</p>
      {state.update?.phase === 'ready' ? (
        <UpdateReady texts={texts} progress={state.update.progress} />
      ) : null}
      {progress ? <progress max={progress.total} value={progress.done} aria-label={texts.progress} /> : null}
      {progress ? (
        <p>
          {fill(state.copy ? texts.updating : texts.downloading, {
            done: progress.done,
            total: progress.total,
            sent: progress.sent,
          })}
        </p>
      ) : null}
      <div className={styles.actions}>
        {listActions(texts, state, check).map(({ label, run, primary }) => (
          <button
            key={label}
            type="button"
            className={primary ? 'button primary' : 'button'}
            onClick={(event) => press(event, run)}
          >
            {label}
          </button>
        ))}
      </div>
      <p role="status">{report}</p>
      <StorageFacts texts={texts} />
      {state.phase === 'off' ? null : (
        <RemoveCopy
          texts={texts}
          note={decision.mode === 'on' ? fill(texts.reason, { reason: texts.reasons[decision.reason] }) : ''}
          onRemove={remove}
        />
      )}
    </div>
  );
}

/** What the button beside it would bring. */
function UpdateReady({ texts, progress }: { texts: Texts; progress: Progress | null }) {
  return (
    <p>
      <strong>{texts.updateTitle}</strong>
      {progress ? `\u00A0– ${fill(texts.updateReady, { sent: progress.sent })}` : null}
    </p>
  );
}

/** The download that is under way or has stopped before its end: the first one, or an update's. */
function findProgress({ phase, progress, update, failure }: OfflineState) {
  // Without room nothing of it was kept.
  if (failure === 'quota') return null;
  if (phase !== 'off' && phase !== 'ready') return progress;
  return update?.phase === 'downloading' ? update.progress : null;
}

/** The state in one sentence; the count beside the bar is apart, so that it is not read out file by file. */
function describe(texts: Texts, { phase, copy, failure, size, progress }: OfflineState): string {
  if (phase === 'ready' && copy)
    return fill(texts.ready, { files: copy.files, bytes: copy.bytes, date: formatDate(copy.date) });
  if (failure === 'quota') return texts.failedQuota;
  if (phase === 'failed') return texts.failedNetwork;
  if (phase === 'paused') return texts.paused;
  if (phase === 'downloading') return progress ? '' : texts.starting;
  return size ? fill(texts.size, size) : '';
}

/** Why an update of a copy that is there does not go on. */
function describeStop(texts: Texts, { phase, copy, failure }: OfflineState): string {
  if (phase !== 'ready' || !copy || !failure) return '';
  return { paused: texts.updatePaused, network: texts.updateInterrupted, quota: texts.failedQuota }[failure];
}

function listActions(texts: Texts, { phase, update, failure }: OfflineState, check: () => unknown): Action[] {
  if (phase === 'off') return [{ label: texts.turnOn, run: keep, primary: true }];
  if (phase === 'downloading') return [{ label: texts.pause, run: pause }];
  if (phase === 'paused') return [{ label: texts.resume, run: startDownload, primary: true }];
  if (phase === 'failed') return [{ label: texts.retry, run: startDownload, primary: true }];
  const actions: Action[] = [{ label: texts.repair, run: check }];
  if (update?.phase === 'ready') actions.unshift({ label: texts.refresh, run: refresh, primary: true });
  if (update?.phase === 'downloading') actions.unshift({ label: texts.pause, run: pause });
  if (failure === 'paused') actions.unshift({ label: texts.resume, run: startDownload, primary: true });
  else if (failure) actions.unshift({ label: texts.retry, run: startDownload, primary: true });
  return actions;
}

/** The reader's own choice is also the moment at which a browser is most willing to keep the copy for good. */
async function keep(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
  await turnOn('reader');
}
