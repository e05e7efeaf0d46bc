import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useStore } from 'zustand';
import { perform, turnOff } from './lifecycle';
import { actionsOf, type Action, type State } from './machine';
import styles from './offline.module.css';
import { install, installPrompt } from './scope';
import { offlineState, send } from './state';
import { StorageFacts } from './StorageFacts';
import { describeFailure, fill, formatDate, type Texts } from './texts';

/** What the dialog about the copy holds: its size, its state, and what the reader can do. */
export function OfflinePanel({ texts }: { texts: Texts }) {
  const { status, notice } = useStore(offlineState);
  const { prompt } = useStore(installPrompt);

  useEffect(() => {
    if (notice) send({ type: 'notice', notice: null }); // the panel says it itself
  }, [notice]);

  return (
    <>
      <p>{texts.intro}</p>
      {status === 'unsupported' ? (
        <p role="status" className={styles.status}>
          {texts.unsupported}
        </p>
      ) : (
        <CopyStatus texts={texts} />
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
  const { status, decision, progress } = state;
  const [report, setReport] = useState('');
  const removing = useRef(false);
  const buttons = useKeptFocus();
  const labels: Record<Action, string> = {
    keep: texts.turnOn,
    pause: texts.pause,
    resume: texts.resume,
    retry: texts.retry,
    repair: texts.repair,
    refresh: texts.refresh,
  };

  const press = async ({ detail }: MouseEvent, action: Action): Promise<void> => {
    // The second click of a double click was meant for the button that this one has replaced.
    if (detail > 1) return;
    setReport(action === 'repair' ? texts.repairing : '');
    const result = await perform(action);
    if (action === 'repair') setReport(result ? fill(texts.repaired, result) : texts.repairFailed);
  };
  const remove = async (): Promise<void> => {
    if (removing.current) return;
    removing.current = true;
    const bytes = await turnOff();
    removing.current = false;
    setReport(bytes === null ? texts.removedPart : fill(texts.removed, { bytes }));
  };

  return (
    <div className={styles.status} {...buttons}>
      <p role="status">{describe(texts, state)}</p>
      <p role="status">{describeStop(texts, state)}</p>
      {status === 'updateReady' ? (
        <p>
          <strong>{texts.updateTitle}</strong>
          {progress ? `\u00A0– ${fill(texts.updateReady, { sent: progress.sent })}` : null}
        </p>
      ) : null}
      {showsProgress(state) && progress ? (
        <>
          <progress max={progress.total} value={progress.done} aria-label={texts.progress} />
          {/* Not a status: it would be read out for every file. */}
          <p>{fill(state.copy ? texts.updating : texts.downloading, progress)}</p>
        </>
      ) : null}
      <div className={styles.actions}>
        {actionsOf[status].map((action, index) => (
          <button
            key={action}
            type="button"
            className={index === 0 && !['pause', 'repair'].includes(action) ? 'button primary' : 'button'}
            onClick={(event) => void press(event, action)}
          >
            {labels[action]}
          </button>
        ))}
      </div>
      <p role="status">{report}</p>
      <StorageFacts texts={texts} />
      {decision.mode === 'on' ? (
        <RemoveCopy
          texts={texts}
          note={fill(texts.reason, { reason: texts.reasons[decision.reason] })}
          onRemove={remove}
        />
      ) : null}
    </div>
  );
}

function describe(texts: Texts, { status, copy, failure, size, progress }: State): string {
  if (copy) return fill(texts.ready, { files: copy.files, bytes: copy.bytes, date: formatDate(copy.date) });
  if (status === 'failed' && failure) return describeFailure(texts, failure, texts.failedNetwork);
  if (status === 'paused') return texts.paused;
  if (status === 'downloading') return progress ? '' : texts.starting;
  return status === 'off' && size ? fill(texts.size, size) : '';
}

/** Why an update does not continue; the copy itself is complete. */
function describeStop(texts: Texts, { status, failure }: State): string {
  if (status === 'updatePaused') return texts.updatePaused;
  return status === 'updateFailed' && failure ? describeFailure(texts, failure, texts.updateInterrupted) : '';
}

/** Not after a full disk: nothing of that download was kept. */
function showsProgress({ status, failure }: State): boolean {
  return ['downloading', 'paused', 'failed', 'updating'].includes(status) && failure?.reason !== 'quota';
}

/** Props of a group of buttons: when the focused one disappears, the first of the group gets the focus. */
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

/**
 * Deletes the copy after a confirmation. "Cancel" takes the place of the button that asks, so that a second click there deletes
 * nothing.
 */
function RemoveCopy({
  texts,
  note,
  onRemove,
}: {
  texts: Texts;
  note: string;
  onRemove: () => Promise<void>;
}) {
  const [asked, setAsked] = useState<boolean>();
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (asked !== undefined) row.current?.querySelector('button')?.focus();
  }, [asked]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!asked || event.key !== 'Escape') return;
    event.preventDefault(); // keeps the panel open
    setAsked(false);
  };
  const group = asked ? { role: 'group', 'aria-labelledby': 'offline-remove' } : {};
  return (
    <div className={styles.removal} onKeyDown={onKeyDown} {...group}>
      <p id="offline-remove">{asked ? texts.removeAsk : note}</p>
      <div ref={row}>
        <button key={asked ? 'no' : 'ask'} type="button" className="button" onClick={() => setAsked(!asked)}>
          {asked ? texts.removeNo : texts.remove}
        </button>
        {asked ? (
          <button type="button" className={`button ${styles.danger}`} onClick={() => void onRemove()}>
            {texts.removeYes}
          </button>
        ) : null}
      </div>
    </div>
  );
}
