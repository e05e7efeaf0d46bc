import { isShown } from '../navigation/history';
import { readMatches } from './match-words';

/** Marks the words of the search on the page that a result led to, also after Back. The code for it loads only then. */
export function enhanceMatches(root: HTMLElement): () => void {
  let clear: (() => void) | undefined;
  let latest = 0;
  const update = (): void => {
    const own = ++latest;
    clear?.();
    clear = undefined;
    const words = isShown(location) ? readMatches() : [];
    if (words.length === 0 || !('highlights' in CSS)) return;
    void import('./highlight-matches')
      .then(({ highlightMatches }) => {
        if (own === latest) clear = highlightMatches(root, words);
      })
      .catch((error: unknown) => console.warn('The words of the search could not be marked:', error));
  };
  update();
  window.addEventListener('hashchange', update); // a result on this page
  window.addEventListener('popstate', update);
  return () => {
    latest++;
    clear?.();
    window.removeEventListener('hashchange', update);
    window.removeEventListener('popstate', update);
  };
}
