import { editDistance } from '../../text/nearest';
import type { Demand } from './query';
import { isStopWord } from './tokens';

const MAX_SUGGESTIONS = 4;
/** Shorter terms have too many neighbours at this distance. */
const MIN_LENGTH: Record<number, number> = { 1: 4, 2: 6, 3: 8 };

/**
 * Returns known terms at most `edits` away from a misspelt one (a swap of two neighbours is one edit), closest first, terms
 * of `names` before terms of `others`.
 */
export function findMisspelt(
  term: string,
  edits: number,
  names: readonly string[],
  others: readonly string[],
): string[] {
  if (term.length < (MIN_LENGTH[edits] ?? 0) || /^\d/.test(term)) return [];
  const find = (terms: readonly string[]): string[] =>
    terms
      .filter((known) => Math.abs(known.length - term.length) <= edits && mayBeWithin(term, known, edits))
      .filter((known) => !/[.:/@]/.test(known))
      .map((known) => ({ known, distance: editDistance(term, known, edits) }))
      .filter(({ distance }) => distance <= edits)
      // Typing errors rarely change the first letter.
      .sort(
        (a, b) => a.distance - b.distance || Number(b.known[0] === term[0]) - Number(a.known[0] === term[0]),
      )
      .map(({ known }) => known);
  return [...new Set([...find(names), ...find(others)])].slice(0, MAX_SUGGESTIONS);
}

/** Returns a name in the likeliest spelling of its words: titles are names, too. */
export function correctName(name: string, asked: Demand[], corrected: Demand[]): string {
  return asked.reduce((text, { terms, whole, equivalents }, index) => {
    const written = whole?.surface ?? terms.map(({ surface }) => surface).join(' ');
    const meant = corrected[index]?.equivalents[equivalents.length];
    return meant ? text.replace(written, meant.map(({ surface }) => surface).join(' ')) : text;
  }, name);
}

/** Shorter parts of a glued word are only accepted if they are stop words. */
const MIN_PART_LENGTH = 3;

/**
 * Returns the words that a term was glued from, without stop words between them, or nothing if it has another part:
 * `ecrandedemarrage` → `ecran`, `demarrage`. Of several ways to cut it, the one with the longest first words counts.
 */
export function splitGlued(term: string, isKnown: (word: string) => boolean): string[] {
  // Where a word ends from which the rest cannot be read: without it, some terms take exponential time.
  const failed = new Set<number>();
  const read = (start: number): string[] | undefined => {
    if (failed.has(start)) return undefined;
    for (let end = term.length; end > start; end--) {
      const word = term.slice(start, end);
      const isSmall = start > 0 && end < term.length && isStopWord(word);
      if (end - start === term.length || (!isSmall && (word.length < MIN_PART_LENGTH || !isKnown(word))))
        continue;
      const rest = end === term.length ? [] : read(end);
      if (rest) return isSmall ? rest : [word, ...rest];
    }
    failed.add(start);
    return undefined;
  };
  return (/^[a-z]+$/.test(term) && read(0)) || [];
}

/** Cheap test before the edit distance: each edit removes at most one letter of the term. */
function mayBeWithin(term: string, known: string, edits: number): boolean {
  let missing = 0;
  for (const letter of term) {
    if (!known.includes(letter)) missing += 1;
    if (missing > edits) return false;
  }
  return true;
}
