import { on } from '@/lib/browser/events';
import type { Labels } from '@/lib/i18n/labels';

/** Shows an error message with a Retry button when a page or a part of one could not be loaded. */
export function startLoadErrors(labels: Labels): void {
  let box: HTMLElement | undefined;
  const clear = (): void => box?.remove();
  on('load:failed', ({ what, retry }) => {
    clear();
    box = Object.assign(document.createElement('div'), { className: 'load-error' });
    box.setAttribute('role', 'alert');
    const text = document.createElement('p');
    text.textContent = labels[`${what}${navigator.onLine ? 'Failed' : 'Offline'}`];
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: labels.retry,
    });
    button.addEventListener('click', () => {
      clear();
      document.getElementById('main')?.focus({ preventScroll: true });
      retry();
    });
    box.append(text, button);
    // Behind a modal dialog, nothing can be pressed; one that is being closed would hide it.
    (document.querySelector('dialog:modal:not([hidden])') ?? document.body).append(box);
  });
  on('page:shown', clear);
}
