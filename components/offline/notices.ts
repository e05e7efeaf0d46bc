import { keys, readStored, writeStored } from '@/lib/browser/storage';
import { isTaken } from '../shortcuts/free-key';
import { button, iconButton, make } from '../ui/elements';
import { pause, refresh } from './lifecycle';
import { offlineState, send, statusOf, type State, type Status } from './machine';
import styles from './offline.module.css';
import { install, installPrompt } from './scope';
import { fill, type Texts } from './texts';

type Notice = {
  title: string;
  detail?: string;
  action: string;
  onAction: () => unknown;
  closeLabel?: string;
  onClose: () => void;
};

let isStarted = false;

/**
 * Shows notices in the corner, one at a time, from now on. Plain DOM: on phones the first visit shows one, and React would make
 * the page wait.
 */
export function startNotices(texts: Texts, openPanel: () => void): void {
  if (isStarted) return;
  isStarted = true;
  let closedAt: Status | undefined;
  let isHintClosed = readStored(keys.installHintClosed) === 'true';
  let shown: Notice | null = null;
  let focusedBefore: EventTarget | null = null;
  const region = make('div', styles.notices);
  region.dataset.offlineUi = '';
  region.role = 'status';
  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (!region.contains(relatedTarget as Node | null)) focusedBefore = relatedTarget;
  });
  // Wherever the focus is: Escape closes what is open, and keyboard users would have to tab through the page to reach the notice.
  const closeOnEscape = (event: KeyboardEvent): void => {
    const isFree = !isTaken(event) && !document.querySelector('.navbar [open], :popover-open');
    if (event.key === 'Escape' && isFree) close();
  };
  document.addEventListener('keydown', closeOnEscape, { capture: true }); // before a menu closes on the same key

  /** The most important notice. */
  const choose = (): Notice | null => {
    const state = offlineState.getState();
    const { decision, progress, isAnnounced } = state;
    const status = statusOf(state);
    const detail = describeNewVersion(texts, state);
    // Show a closed notice again if another tab has taken the update.
    const isClosed = closedAt && (closedAt === 'updateTaken' || status !== 'updateTaken');
    if (detail !== null && !isClosed) {
      const onClose = (): void => void (closedAt = status);
      return { title: texts.updateTitle, detail, action: texts.refresh, onAction: refresh, onClose };
    }
    const onClose = (): void => send('announced', false);
    if (isAnnounced && status === 'ready')
      return { title: texts.readyNotice, action: texts.manage, onAction: openPanel, onClose };
    const isAsked = decision?.reason === 'reader' || decision?.reason === 'queryString';
    if (isAnnounced && status === 'downloading' && progress && !isAsked) {
      const title = fill(texts.downloadNotice, { sent: progress.sent });
      return { title, action: texts.pause, onAction: pause, onClose };
    }
    if (!installPrompt.getState().prompt || isHintClosed) return null;
    return {
      title: texts.installHint,
      action: texts.install,
      onAction: install,
      closeLabel: texts.installDismiss,
      onClose: () => {
        isHintClosed = true;
        writeStored(keys.installHintClosed, 'true');
      },
    };
  };

  const update = (): void => {
    const notice = choose();
    if (JSON.stringify(notice) === JSON.stringify(shown)) return;
    shown = notice;
    const hadFocus = region.contains(document.activeElement);
    region.replaceChildren(...(notice ? [render(notice, texts, close)] : []));
    if (!hadFocus) return;
    const next = region.querySelector('button') ?? focusedBefore;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  const close = (): void => {
    shown?.onClose();
    update();
  };
  document.body.append(region); // before its content, so that it is announced
  offlineState.subscribe(update);
  installPrompt.subscribe(update);
  update();
}

function render(notice: Notice, texts: Texts, close: () => void): HTMLElement {
  const { title, detail, action, onAction, closeLabel = texts.close } = notice;
  const text = make('p', '', make('strong', '', title), ...(detail ? [make('span', '', detail)] : []));
  const act = button(action, () => void onAction(), detail ? 'button primary' : 'button');
  const closeButton = iconButton('close', closeLabel, close);
  closeButton.title = closeLabel;
  return make('div', styles.notice, text, act, closeButton);
}

/** What an update costs, or why it waits; null if there is none. Progress is left to the panel: it would be announced for every file. */
export function describeNewVersion(texts: Texts, state: State): string | null {
  const { progress, isWanted } = state;
  const status = statusOf(state);
  if (status === 'updateFailed') return isWanted ? texts.updateFailed : null;
  if (status === 'updateTaken') return texts.updateTaken;
  if (status !== 'updating' && status !== 'updateReady') return null;
  const template = status === 'updateReady' ? texts.updateReady : texts.updateSize;
  const size = progress ? fill(template, { sent: progress.sent }) : '';
  return status === 'updating' && isWanted ? `${size} ${texts.updateWaiting}` : size;
}
