import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { keys, readStored, writeStored } from '@/lib/browser/storage';
import { Icon } from '../ui/Icon';
import { pause, refresh } from './lifecycle';
import { showsUpdate, type State } from './machine';
import styles from './offline.module.css';
import { install, installPrompt, scopedKeys } from './scope';
import { offlineState, send } from './state';
import { fill, type Texts } from './texts';

/** Notices in the corner, one at a time, the most important first. The region exists before its content, so that it is announced. */
export function Notices({ texts, onManage }: { texts: Texts; onManage: () => void }) {
  return (
    <div className={styles.notices} role="status">
      <CurrentNotice texts={texts} onManage={onManage} />
    </div>
  );
}

function CurrentNotice({ texts, onManage }: { texts: Texts; onManage: () => void }) {
  const state = useStore(offlineState);
  const { prompt } = useStore(installPrompt);
  const [hintClosed, setHintClosed] = useState(() => readStored(keys.installHintClosed) === 'true');
  const clear = (): void => send({ type: 'notice', notice: null });
  const shared = { closeLabel: texts.close };

  if (showsUpdate(state))
    return (
      <Notice
        {...shared}
        title={texts.updateTitle}
        detail={describeUpdate(texts, state)}
        onClose={() => send({ type: 'updateClosed' })}
      >
        <button type="button" className="button primary" onClick={() => void refresh()}>
          {texts.refresh}
        </button>
      </Notice>
    );
  if (state.notice === 'download' && state.status === 'downloading' && state.progress)
    return (
      <Notice
        key="copy"
        {...shared}
        title={fill(texts.downloadNotice, { sent: state.progress.sent })}
        onClose={() => {
          writeStored(scopedKeys.offlineReadySaid, 'true'); // no second notice at the end
          clear();
        }}
      >
        <button type="button" className="button" onClick={() => void pause()}>
          {texts.pause}
        </button>
      </Notice>
    );
  if (state.notice === 'ready')
    return (
      <Notice key="copy" {...shared} title={texts.readyNotice} onClose={clear}>
        <button
          type="button"
          className="button"
          onClick={() => {
            clear();
            onManage();
          }}
        >
          {texts.manage}
        </button>
      </Notice>
    );
  if (!prompt || hintClosed) return null;
  return (
    <Notice
      title={texts.installHint}
      closeLabel={texts.installDismiss}
      onClose={() => {
        writeStored(keys.installHintClosed, 'true');
        setHintClosed(true);
      }}
    >
      <button type="button" className="button" onClick={() => void install()}>
        {texts.install}
      </button>
    </Notice>
  );
}

/** What the update costs, or why it waits. Progress is left to the panel: here it would be announced for every file. */
function describeUpdate(texts: Texts, { status, wanted, progress }: State): string {
  if (status === 'updateFailed') return texts.updateFailed;
  if (status === 'updateTaken') return texts.updateTaken;
  const template = status === 'updateReady' ? texts.updateReady : texts.updateSize;
  const size = progress ? fill(template, { sent: progress.sent }) : '';
  return status === 'updating' && wanted === 'yes' ? `${size} ${texts.updateWaiting}` : size;
}

type Props = {
  title: string;
  detail?: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
};

/** Escape closes these first. */
const OPEN_LAYERS = 'dialog[open], .dropdown[open]';

/** Margins above and below a notice, in px. */
const MARGINS = 24;

/** A text with an action. Escape closes it; closed from inside, it returns the focus to where it came from. */
function Notice({ title, detail, closeLabel, onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const from = useRef<EventTarget>(null);
  const close = (): void => {
    if (box.current?.contains(document.activeElement) && from.current instanceof HTMLElement)
      from.current.focus({ preventScroll: true });
    onClose();
  };
  useEffect(() => {
    // Focused elements scroll into view above the notice (WCAG 2.4.11).
    const { style } = document.documentElement;
    const setHeight = (): void =>
      style.setProperty('--notice', `${(box.current?.offsetHeight ?? 0) + MARGINS}px`);
    const sizes = new ResizeObserver(setHeight);
    if (box.current) sizes.observe(box.current);
    return () => {
      sizes.disconnect();
      style.removeProperty('--notice');
    };
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.target instanceof HTMLInputElement) return;
      if (!document.querySelector(OPEN_LAYERS)) close();
    };
    // In the capture phase, before another handler closes what is open.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  });
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget as Node | null)) from.current = relatedTarget;
  };
  return (
    <div ref={box} className={styles.notice} onFocus={onFocus}>
      <p>
        <strong>{title}</strong>
        {detail ? <span>{detail}</span> : null}
      </p>
      {children}
      <button type="button" className="bar-button" aria-label={closeLabel} title={closeLabel} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
