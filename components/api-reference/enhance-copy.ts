import type { Labels } from '@/lib/i18n/labels';
import { emit } from '@/lib/browser/events';

/** Makes paths and one-line examples of the reference copyable, by pointer and by keyboard. */
export function enhanceCopy(root: HTMLElement, labels: Labels): (() => void) | undefined {
  const targets = root.querySelectorAll<HTMLElement>('[data-copy]');
  if (targets.length === 0) return undefined;
  for (const target of targets) {
    target.tabIndex = 0;
    target.setAttribute('role', 'button');
    target.title = labels.copy;
  }
  const onActivate = (event: Event): void => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (!target) return;
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
    }
    void copy(target, labels);
  };
  root.addEventListener('click', onActivate);
  root.addEventListener('keydown', onActivate);
  return () => {
    root.removeEventListener('click', onActivate);
    root.removeEventListener('keydown', onActivate);
  };
}

async function copy(target: HTMLElement, labels: Labels): Promise<void> {
  try {
    await navigator.clipboard.writeText(target.textContent ?? '');
    say(target, labels.copied);
  } catch (error) {
    console.warn(labels.failed, error);
    say(target, labels.failed);
    getSelection()?.selectAllChildren(target); // the reader can still copy by keyboard
  }
}

/** Beside the text for a moment, and to screen readers. */
function say(target: HTMLElement, text: string): void {
  target.dataset.copy = text;
  emit('announce', text);
  setTimeout(() => {
    target.dataset.copy = '';
  }, 1200);
}
