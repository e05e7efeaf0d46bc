import { create } from 'zustand';

/** Words of a search to mark on the shown page, as `markPattern` takes them. */
export const useMatches = create<{ words: string[] }>(() => ({ words: [] }));

/** Words for the page of the result that is being opened. */
let handedOver: { address: string; words: string[] } | undefined;

/** Hands the words of a search to the page of a result that is about to be opened in this tab. */
export function handOverMatches(href: string, words: string[]): void {
  const { pathname, hash } = new URL(href, location.href);
  handedOver = { address: pathname + hash, words };
}

/** Shows the words of the current history entry. They are in its state, so they survive Back. */
export function showMatches(): void {
  if (handedOver?.address === location.pathname + location.hash) {
    writeWords(handedOver.words);
    handedOver = undefined;
  }
  const words = (history.state as { matches?: string[] } | null)?.matches ?? [];
  useMatches.setState({ words });
}

/** Removes the marks from the shown page. */
export function endMatches(): void {
  writeWords(undefined);
  useMatches.setState({ words: [] });
}

function writeWords(matches: string[] | undefined): void {
  history.replaceState({ ...(history.state as object | null), matches }, '');
}
