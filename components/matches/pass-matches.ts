import { keys, writeStored } from '@/lib/browser/storage';

export type Passed = { href: string; words: string[] };

const MAX_WORDS = 20;

/** Hands the words of a search on to the page of a result that is about to be opened in this tab. */
export function passMatches(href: string, words: string[]): void {
  const { pathname, hash, origin } = new URL(href, location.href);
  if (origin !== location.origin) return;
  const passed: Passed = { href: pathname + hash, words: words.slice(0, MAX_WORDS) };
  writeStored(keys.searchMatches, JSON.stringify(passed), 'session');
}
