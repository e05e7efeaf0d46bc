import { useRef, useState, type FocusEvent } from 'react';
import { useStore } from 'zustand';
import { keys, readStored, writeStored } from '@/lib/browser/storage';
import { Icon } from '../ui/Icon';
import { pause, refresh } from './lifecycle';
import { offlineState, send, statusOf, type State, type Status } from './machine';
import styles from './offline.module.css';
import { install, installPrompt } from './scope';
import { fill, type Texts } from './texts';

type NoticeProps = {
  title: string;
  detail?: string;
  action: string;
  onAction: () => unknown;
  closeLabel: string;
  onClose: () => void;
};

type Props = { texts: Texts; onManage: () => void };

/** Notices in the corner, one at a time. The region exists before its content, so that it is announced. */
export function Notices(props: Props) {
  const notice = useNotice(props);
  return (
    <div className={styles.notices} role="status">
      {notice ? <Notice {...notice} /> : null}
    </div>
  );
}

/** The most important notice. */
function useNotice({ texts, onManage }: Props): NoticeProps | null {
  const state = useStore(offlineState);
  const { prompt } = useStore(installPrompt);
  const [closedAt, setClosedAt] = useState<Status>();
  const [isHintClosed, setHintClosed] = useState(() => readStored(keys.installHintClosed) === 'true');
  const { decision, progress, isAnnounced } = state;
  const status = statusOf(state);
  const closeLabel = texts.close;

  const detail = describeUpdate(texts, state);
  // Show a closed notice again if another tab has taken the update.
  const isClosed = closedAt && (closedAt === 'updateTaken' || status !== 'updateTaken');
  if (detail !== null && !isClosed) {
    const onClose = (): void => setClosedAt(status);
    return {
      title: texts.updateTitle,
      detail,
      action: texts.refresh,
      onAction: refresh,
      closeLabel,
      onClose,
    };
  }
  const onClose = (): void => send('announced', false);
  if (isAnnounced && status === 'ready')
    return { title: texts.readyNotice, action: texts.manage, onAction: onManage, closeLabel, onClose };
  const isAsked = decision?.reason === 'reader' || decision?.reason === 'queryString';
  if (isAnnounced && status === 'downloading' && progress && !isAsked) {
    const title = fill(texts.downloadNotice, { sent: progress.sent });
    return { title, action: texts.pause, onAction: pause, closeLabel, onClose };
  }
  if (!prompt || isHintClosed) return null;
  return {
    title: texts.installHint,
    action: texts.install,
    onAction: install,
    closeLabel: texts.installDismiss,
    onClose: () => {
      writeStored(keys.installHintClosed, 'true');
      setHintClosed(true);
    },
  };
}

/** What an update costs, or why it waits; null if there is none. Progress is left to the panel: it would be announced for every file. */
export function describeUpdate(texts: Texts, state: State): string | null {
  const { progress, isWanted } = state;
  const status = statusOf(state);
  if (status === 'updateFailed') return isWanted ? texts.updateFailed : null;
  if (status === 'updateTaken') return texts.updateTaken;
  if (status !== 'updating' && status !== 'updateReady') return null;
  const template = status === 'updateReady' ? texts.updateReady : texts.updateSize;
  const size = progress ? fill(template, { sent: progress.sent }) : '';
  return status === 'updating' && isWanted ? `${size} ${texts.updateWaiting}` : size;
}

/** A text with an action. Closed from inside, also with Escape, it returns the focus to where it came from. */
function Notice({ title, detail, action, onAction, closeLabel, onClose }: NoticeProps) {
  const from = useRef<EventTarget>(null);
  const close = (): void => {
    if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
    onClose();
  };
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget as Node | null)) from.current = relatedTarget;
  };
  return (
    <div
      className={styles.notice}
      onFocus={onFocus}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <p>
        <strong>{title}</strong>
        {detail ? <span>{detail}</span> : null}
      </p>
      <button type="button" className={detail ? 'button primary' : 'button'} onClick={() => void onAction()}>
        {action}
      </button>
      <button type="button" className="bar-button" aria-label={closeLabel} title={closeLabel} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
