import type { Labels } from '@/lib/i18n/labels';
import { copyText } from '../code-block/enhance-code';

/** Makes paths and one-line examples of the reference copyable, by pointer and by keyboard. */
export function enhanceCopy(root: HTMLElement, signal: AbortSignal, labels: Labels): void {
  const targets = root.querySelectorAll<HTMLElement>('[data-copy]');
  if (targets.length === 0) return;
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
  root.addEventListener('click', onActivate, { signal });
  root.addEventListener('keydown', onActivate, { signal });
}

/** Copies the text of an element and confirms it next to it for a moment. */
async function copy(target: HTMLElement, labels: Labels): Promise<void> {
  const isDone = await copyText(target.textContent ?? '', target, labels);
  target.dataset.copy = isDone ? labels.copied : labels.failed;
  setTimeout(() => {
    target.dataset.copy = '';
  }, 1200);
}
