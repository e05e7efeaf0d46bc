import { keys, readStoredJson, writeStored } from '@/lib/browser/storage';
import { isShown } from '../navigation/history';
import { isFreeKey } from '../shortcuts/free-key';
import type { Passed } from './pass-matches';

/** Marks on a page, made by `highlightMatches`. */
export type Marks = { step: (by: 1 | -1) => void; clear: () => void };

/**
 * Marks the words of the search on the page that a result led to, also after Back. `n` and Shift+N step through the marks, Escape
 * ends them. Their code loads only then.
 */
export function enhanceMatches(root: HTMLElement, signal: AbortSignal): void {
  let marks: Marks | undefined;
  let latest = 0;
  const clear = (): void => {
    latest++;
    marks?.clear();
    marks = undefined;
  };
  const end = (): void => {
    clear();
    writeMatches(undefined);
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
  update();
  window.addEventListener('hashchange', update, { signal }); // a result on this page
  window.addEventListener('popstate', update, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  signal.addEventListener('abort', clear);
}

/** Words of a search, as `markPattern` takes them, in the state of the history entry that shows them: they survive Back. */
type Marked = { matches?: string[] } | null;

/** Returns the words to mark on the shown page, those that a result has just handed on first. */
function readMatches(): string[] {
  const passed = readStoredJson(keys.searchMatches, isPassed, 'session');
  if (passed?.href === location.pathname + location.hash) {
    writeStored(keys.searchMatches, null, 'session');
    writeMatches(passed.words);
  }
  const { matches } = (history.state as Marked) ?? {};
  return isWords(matches) ? matches : [];
}

/** Keeps the words with the current history entry, or forgets them. */
function writeMatches(matches: string[] | undefined): void {
  history.replaceState({ ...(history.state as object | null), matches }, '');
}

function isPassed(value: unknown): value is Passed {
  const { href, words } = (value ?? {}) as Partial<Passed>;
  return typeof href === 'string' && isWords(words);
}

function isWords(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= 20 && value.every((word) => typeof word === 'string');
}
