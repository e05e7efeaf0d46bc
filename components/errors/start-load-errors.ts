import type { Labels } from '../layout/labels';
import type { LoadFailure } from './load-failure';

/** Shows which of both, a page or a part of one, could not be loaded, and whether the reader is offline, with a button that tries again. */
export function startLoadErrors(labels: Labels): () => void {
  let box: HTMLElement | undefined;
  const clear = (): void => {
    box?.remove();
    box = undefined;
  };
  const onFailed = (event: Event): void => {
    clear();
    const { what, retry } = (event as CustomEvent<LoadFailure>).detail;
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
    document.body.append(box);
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('load:failed', onFailed, { signal });
  document.addEventListener('page:shown', clear, { signal });
  return () => {
    listening.abort();
    clear();
  };
}
