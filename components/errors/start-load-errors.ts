import { on } from '@/lib/browser/events';
import { startPart } from '@/lib/browser/load';
import type { Labels } from '@/lib/i18n/labels';
import { button, make } from '../ui/elements';

/** Shows an error message with a Retry button when a page or a part of one could not be loaded, and the crash page. */
export function startLoadErrors(labels: Labels): void {
  let box: HTMLElement | undefined;
  const clear = (): void => box?.remove();
  on('load:failed', ({ what, retry }) => {
    clear();
    const onPress = (): void => {
      clear();
      document.getElementById('main')?.focus({ preventScroll: true });
      retry();
    };
    const text = labels[`${what}${navigator.onLine ? 'Failed' : 'Offline'}`];
    box = make('div', 'load-error', make('p', '', text), button(labels.retry, onPress));
    box.role = 'alert';
    // Behind a modal dialog nothing can be pressed; a dialog that is being closed would hide the box.
    (document.querySelector('dialog:modal:not([hidden])') ?? document.body).append(box);
  });
  on('page:shown', clear);
  on('page:crashed', ({ reason, retry }) =>
    startPart(async () => (await import('./crash')).showCrash(reason, retry, labels.crash)),
  );
}
