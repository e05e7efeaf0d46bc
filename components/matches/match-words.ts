import { keys, readStoredJson, writeStored } from '@/lib/browser/storage';
import type { Passed } from './pass-matches';

/** Words of a search, as `markPattern` takes them, in the state of the history entry that shows them: they survive Back. */
type Marked = { matches?: string[] } | null;

/** Returns the words to mark on the shown page, those that a result has just handed on first. */
export function readMatches(): string[] {
  const passed = readStoredJson(keys.searchMatches, isPassed, 'session');
  if (passed?.href === location.pathname + location.hash) {
    writeStored(keys.searchMatches, null, 'session');
    writeMatches(passed.words);
  }
  const { matches } = (history.state as Marked) ?? {};
  return isWords(matches) ? matches : [];
}

/** Forgets the words of the current history entry. */
export function forgetMatches(): void {
  writeMatches(undefined);
}

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
