import { useLayoutEffect, useRef, useState } from 'react';
import type { Progress } from '@/lib/offline/types';
import { pause, repair, startDownload, turnOff, turnOn } from './copy-actions';
import { useOffline, type OfflineState } from './offline-state';
import styles from './offline.module.css';
import { fill, formatDate, type Texts } from './texts';
import { refresh } from './updates';

type Action = { label: string; run: () => unknown; primary?: boolean };

/** State of the copy in words, its progress, and the actions that state allows. */
export function CopyStatus({ texts }: { texts: Texts }) {
  const state = useOffline();
  const [report, setReport] = useState('');
  const { decision } = state;
  const actions = useKeptFocus();
  const progress = findProgress(state);

  const check = async (): Promise<void> => {
    setReport(texts.repairing);
    const result = await repair();
    setReport(result ? fill(texts.repaired, result) : texts.failedNetwork);
  };
  const remove = async (): Promise<void> => setReport(fill(texts.removed, { bytes: await turnOff() }));

  return (
    <div className={styles.status}>
      <p role="status">{describe(texts, state)}</p>
      {state.update?.phase === 'ready' ? (
        <UpdateReady texts={texts} progress={state.update.progress} />
      ) : null}
      {progress ? <progress max={progress.total} value={progress.done} aria-label={texts.progress} /> : null}
      {progress ? <p>{fill(state.copy ? texts.updating : texts.downloading, progress)}</p> : null}
      <div className={styles.actions} {...actions}>
        {listActions(texts, state, check, remove).map(({ label, run, primary }) => (
          <button
            key={label}
            type="button"
            className={primary ? 'button primary' : 'button'}
            onClick={() => void run()}
          >
            {label}
          </button>
        ))}
      </div>
      <p role="status">{report}</p>
      {decision.mode === 'on' ? (
        <p className={styles.soft}>{fill(texts.reason, { reason: texts.reasons[decision.reason] })}</p>
      ) : null}
    </div>
  );
}

/** Props of a group of buttons: when the one with the focus goes away, the first of those that are left has it. */
function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useLayoutEffect(() => {
    if (inside.current && !ref.current?.contains(document.activeElement))
      ref.current?.querySelector('button')?.focus();
  });
  return {
    ref,
    onFocus: () => {
      inside.current = true;
    },
    onBlur: () => {
      inside.current = false;
    },
  };
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

/** The download that is under way: the first one, or an update's. */
function findProgress({ phase, progress, update }: OfflineState) {
  if (phase === 'downloading') return progress;
  return update?.phase === 'downloading' ? update.progress : null;
}

/** The state in one sentence; the count beside the bar is apart, so that it is not read out file by file. */
function describe(texts: Texts, { phase, copy, failure, size, progress }: OfflineState): string {
  if (failure === 'quota') return texts.failedQuota;
  if (phase === 'ready' && copy)
    return `${fill(texts.ready, { files: copy.files, bytes: copy.bytes, date: formatDate(copy.date) })}${failure ? ` ${failure === 'paused' ? texts.paused : texts.failedNetwork}` : ''}`;
  if (phase === 'failed') return texts.failedNetwork;
  if (phase === 'paused') return texts.paused;
  if (phase === 'downloading') return progress ? '' : texts.starting;
  return size ? fill(texts.size, size) : '';
}

function listActions(
  texts: Texts,
  { phase, update, failure }: OfflineState,
  check: () => unknown,
  remove: () => unknown,
): Action[] {
  const removal = { label: texts.remove, run: remove };
  if (phase === 'off') return [{ label: texts.turnOn, run: keep, primary: true }];
  if (phase === 'downloading') return [{ label: texts.pause, run: pause }, removal];
  if (phase === 'paused') return [{ label: texts.resume, run: startDownload, primary: true }, removal];
  if (phase === 'failed') return [{ label: texts.retry, run: startDownload, primary: true }, removal];
  const actions: Action[] = [{ label: texts.repair, run: check }, removal];
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
