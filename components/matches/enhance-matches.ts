import { isShown } from '../navigation/history';
import { isFreeKey } from '../shortcuts/free-key';
import { forgetMatches, readMatches } from './match-words';

/** Marks on a page, made by `highlightMatches`. */
export type Marks = { step: (by: 1 | -1) => void; clear: () => void };

/**
 * Marks the words of the search on the page that a result led to, also after Back. `n` and Shift+N step through the marks, Escape
 * ends them. Their code loads only then.
 */
export function enhanceMatches(root: HTMLElement): () => void {
  let marks: Marks | undefined;
  let latest = 0;
  const clear = (): void => {
    latest++;
    marks?.clear();
    marks = undefined;
  };
  const end = (): void => {
    clear();
    forgetMatches();
  };
  const update = (): void => {
    clear();
    const own = latest;
    const words = isShown(location) ? readMatches() : [];
    if (words.length === 0 || !('highlights' in CSS)) return;
    void import('./highlight-matches')
      .then(({ highlightMatches }) => {
        if (own === latest) marks = highlightMatches(root, words, end);
      })
      .catch((error: unknown) => console.warn('The words of the search could not be marked:', error));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!marks) return;
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) end();
    else if (event.key.toLowerCase() === 'n' && isFreeKey(event)) {
      event.preventDefault();
      marks.step(event.shiftKey ? -1 : 1);
    }
  };
  const listening = new AbortController();
  const { signal } = listening;
  update();
  window.addEventListener('hashchange', update, { signal }); // a result on this page
  window.addEventListener('popstate', update, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  return () => {
    listening.abort();
    clear();
  };
}
