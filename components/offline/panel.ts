import { formatDate } from '@/lib/offline/page-text';
import { makeDialog } from '../ui/dialog';
import { button, make } from '../ui/elements';
import { perform, turnOff } from './lifecycle';
import { actionsOf, offlineState, send, statusOf, type Action, type State } from './machine';
import styles from './offline.module.css';
import { install, installPrompt } from './scope';
import { describeFailure, fill, language, type Texts } from './texts';

let dialog: HTMLDialogElement | undefined;

/** Opens the dialog about the copy: its state, its size, and what the reader can do. */
export function openPanel(texts: Texts): void {
  if (dialog?.open) return;
  const opened = (dialog = makeDialog('offline-title', texts));
  const status = makeStatus(texts);
  const installButton = button(texts.install, () => void install());
  const update = (): void => {
    status.update();
    installButton.hidden = installPrompt.getState().prompt === null;
  };
  const stops = [offlineState.subscribe(update), installPrompt.subscribe(update)];
  opened.classList.add(styles.panel ?? '');
  opened.append(make('section', '', make('p', '', texts.intro), status.element, installButton));
  opened.addEventListener('close', () => {
    stops.forEach((stop) => stop());
    opened.remove();
    if (offlineState.getState().copy) send('announced', false); // the panel has already shown it
  });
  document.body.append(opened);
  opened.showModal();
  update();
}

type Part = { element: HTMLElement; update: () => void };

/** The state of the copy in words, its progress, and the actions it allows. */
function makeStatus(texts: Texts): Part {
  const labels: Record<Action, string> = { ...texts, keep: texts.turnOn };
  const [copyLine, updateLine, report] = [makeLive(), makeLive(), makeLive()];
  const bar = Object.assign(make('progress'), { ariaLabel: texts.progress });
  const fileLine = make('p'); // not a live region: it would be announced for every file
  const actions = make('div', styles.actions);
  const element = make('div', styles.status, copyLine, updateLine, bar, fileLine, actions, report);
  const storage = makeStorageFacts(texts);
  const removal = makeRemoval(texts, async () => {
    const bytes = await turnOff();
    setText(report, bytes === null ? texts.removedPart : fill(texts.removed, { bytes }));
  });
  const press = async (action: Action): Promise<void> => {
    setText(report, action === 'repair' ? texts.repairing : '');
    const result = await perform(action);
    if (action === 'repair') setText(report, result ? fill(texts.repaired, result) : texts.repairFailed);
  };
  let shown = '';

  const update = (): void => {
    const state = offlineState.getState();
    const { decision, copy, progress } = state;
    const status = statusOf(state);
    const focused = document.activeElement;
    setText(copyLine, describeCopy(texts, state));
    setText(updateLine, describeUpdate(texts, state));
    bar.hidden = !showsProgress(state);
    setText(fileLine, bar.hidden ? '' : fill(copy ? texts.updating : texts.downloading, progress ?? {}));
    if (progress) Object.assign(bar, { max: progress.total, value: progress.done });
    const key = [status, decision?.mode, decision?.reason].join();
    if (key === shown) return;
    shown = key;
    const buttons = actionsOf[status].map((action, index) => {
      const isMain = index === 0 && action !== 'pause' && action !== 'repair';
      return pressOnce(labels[action], () => press(action), isMain ? 'button primary' : 'button');
    });
    actions.replaceChildren(...buttons);
    for (const part of [storage, removal]) {
      part.update();
      if (decision?.mode !== 'on' || status === 'unsupported') part.element.remove();
      else if (!part.element.isConnected) element.append(part.element); // moved, it would lose the focus
    }
    // When the focused button disappears, the one of the same name gets the focus, or the first one.
    if (!focused || focused.isConnected) return;
    (buttons.find(({ textContent }) => textContent === focused.textContent) ?? buttons[0])?.focus();
  };
  return { element, update };
}

/** Describes the state of the copy, or of its first download. */
export function describeCopy(texts: Texts, state: State): string {
  const { copy, failure, size, progress } = state;
  const status = statusOf(state);
  if (status === 'unsupported') return texts.unsupported;
  if (copy)
    return fill(texts.ready, { ...copy, date: formatDate(copy.date, language, { timeStyle: 'short' }) });
  if (status === 'failed' && failure) return describeFailure(texts, failure, texts.failedNetwork);
  if (status === 'paused') return texts.paused;
  if (status === 'downloading') return progress ? '' : texts.starting;
  return status === 'off' && size ? fill(texts.size, size) : '';
}

/** Says that an update is ready, or why it does not continue; the copy itself is complete. */
export function describeUpdate(texts: Texts, state: State): string {
  const { failure, progress } = state;
  const status = statusOf(state);
  if (status === 'updatePaused') return texts.updatePaused;
  if (status === 'updateFailed' && failure) return describeFailure(texts, failure, texts.updateInterrupted);
  const size = progress ? `\u00A0– ${fill(texts.updateReady, { sent: progress.sent })}` : '';
  return status === 'updateReady' ? texts.updateTitle + size : '';
}

/** If storage is full, the worker deletes the whole download. */
export function showsProgress(state: State): boolean {
  const isRunning = ['downloading', 'paused', 'failed', 'updating'].includes(statusOf(state));
  return isRunning && state.progress !== null && state.failure?.reason !== 'quota';
}

/** How much storage the site uses, and whether the browser may delete it. */
function makeStorageFacts(texts: Texts): Part {
  const usageLine = make('p');
  const [lasting, answer] = [makeLive(), makeLive()];
  const ask = Object.assign(
    button(texts.persist, () => void request()),
    { hidden: true },
  );
  const show = (isLasting: boolean): void => {
    setText(lasting, isLasting ? texts.persisted : texts.notPersisted);
    ask.hidden = isLasting;
  };
  const request = async (): Promise<void> => {
    setText(answer, ''); // so that the same answer is announced again
    const isGranted = await navigator.storage.persist().catch(() => false);
    show(isGranted);
    setText(answer, isGranted ? '' : texts.persistRefused);
  };
  const update = async (): Promise<void> => {
    show(await navigator.storage.persisted());
    const { usage = 0 } = await navigator.storage.estimate();
    setText(usageLine, usage > 0 ? fill(texts.usage, { usage }) : '');
  };
  const element = make('div', styles.facts, usageLine, lasting, ask, answer);
  return { element, update: () => void update().catch(console.warn) };
}

/** Why offline mode is on, and the removal of the copy, which must be confirmed. */
function makeRemoval(texts: Texts, remove: () => Promise<void>): Part {
  const reason = make('p');
  const open = button(texts.remove, () => undefined);
  const cancel = button(texts.removeNo, () => undefined);
  const confirm = pressOnce(texts.removeYes, remove, `button ${styles.danger ?? ''}`);
  const popover = make('div', styles.removal, make('p', '', texts.removeAsk), cancel, ' ', confirm);
  popover.popover = 'auto';
  open.popoverTargetElement = cancel.popoverTargetElement = popover;
  const update = (): void => {
    const { decision } = offlineState.getState();
    if (decision) setText(reason, fill(texts.reason, { reason: texts.reasons[decision.reason] }));
  };
  return { element: make('div', styles.facts, reason, open, popover), update };
}

/** A button that ignores the second click of a double click, which was meant for the button it has replaced. */
function pressOnce(label: string, act: () => Promise<void>, className: string): HTMLButtonElement {
  return button(label, ({ detail }) => void (detail < 2 && act()), className);
}

function makeLive(): HTMLElement {
  return Object.assign(make('p'), { role: 'status' });
}

/** Sets a text that differs: a live region would announce the same one again. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
