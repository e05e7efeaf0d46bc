import { isShown } from '../navigation/history';
import { isFreeKey } from '../shortcuts/free-key';

/** Marks on a page, made by `highlightMatches`. */
export type Marks = { step: (by: 1 | -1) => void; clear: () => void };

/** Words of a search, as `markPattern` takes them, for the page of the result that is being opened. */
let passed: { href: string; words: string[] } | undefined;

/** Hands the words of a search on to the page of a result that is about to be opened in this tab. */
export function passMatches(href: string, words: string[]): void {
  const { pathname, hash, origin } = new URL(href, location.href);
  if (origin !== location.origin) return;
  passed = { href: pathname + hash, words };
}

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
  const update = async (): Promise<void> => {
    clear();
    const own = latest;
    const words = isShown(location) ? readMatches() : [];
    if (words.length === 0 || !('highlights' in CSS)) return;
    try {
      const { highlightMatches } = await import('./highlight-matches');
      if (own === latest) marks = highlightMatches(root, words, end);
    } catch (error) {
      console.warn('The words of the search could not be marked:', error);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!marks) return;
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) end();
    else if (event.key.toLowerCase() === 'n' && isFreeKey(event)) {
      event.preventDefault();
      marks.step(event.shiftKey ? -1 : 1);
    }
  };
  void update();
  window.addEventListener('hashchange', update, { signal }); // a result on this page
  window.addEventListener('popstate', update, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  signal.addEventListener('abort', clear);
}

/** Returns the words to mark on the shown page. They are in the state of its history entry, so they survive Back. */
function readMatches(): string[] {
  if (passed?.href === location.pathname + location.hash) {
    writeMatches(passed.words);
    passed = undefined;
  }
  return (history.state as { matches?: string[] } | null)?.matches ?? [];
}

/** Writes the words to the current history entry, or removes them. */
function writeMatches(matches: string[] | undefined): void {
  history.replaceState({ ...(history.state as object | null), matches }, '');
}
