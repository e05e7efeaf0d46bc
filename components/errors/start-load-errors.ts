import type { LoadFailure } from './load-failure';

/** Shows the error text of a page or a part that could not be loaded, with a button that tries again. */
export function startLoadErrors({ partFailed, retry }: { partFailed: string; retry: string }): () => void {
  let box: HTMLElement | undefined;
  const clear = (): void => {
    box?.remove();
    box = undefined;
  };
  const onFailed = (event: Event): void => {
    clear();
    const failure = (event as CustomEvent<LoadFailure>).detail;
    box = Object.assign(document.createElement('div'), { className: 'load-error' });
    box.setAttribute('role', 'alert');
    const text = document.createElement('p');
    const reason = document.createElement('small');
    reason.textContent = failure.reason;
    reason.lang = 'en'; // what browsers say of it
    text.append(partFailed, ' ', reason);
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: retry });
    button.addEventListener('click', () => {
      clear();
      document.getElementById('main')?.focus({ preventScroll: true });
      failure.retry();
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
