const mostSuggestions = 4;
const shortest = { 1: 4, 2: 6 } as const;

/** Known words at most `edits` away from a misspelt one, two swapped neighbours counting as one; first those of `better`. */
export function findMisspelt(
  word: string,
  better: readonly string[],
  edits: number,
  others: readonly string[] = [],
): string[] {
  if (word.length < (edits === 1 ? shortest[1] : shortest[2]) || /^\d/.test(word)) return [];
  const letters = lettersOf(word);
  const found = (words: readonly string[]): { known: string; distance: number }[] => {
    const all = lettersOfAll(words);
    return (
      words
        .filter(
          (known, place) =>
            Math.abs(known.length - word.length) <= edits &&
            mayBeWithin(letters, all[place] ?? 0, edits) &&
            !/[.:/@]/.test(known),
        )
        .map((known) => ({ known, distance: distanceWithin(word, known, edits) }))
        .filter(({ distance }) => distance <= edits)
        // Typing errors seldom hit the first letter.
        .sort(
          (a, b) =>
            a.distance - b.distance || Number(b.known[0] === word[0]) - Number(a.known[0] === word[0]),
        )
    );
  };
  const first = found(better).map(({ known }) => known);
  return [...new Set([...first, ...found(others).map(({ known }) => known)])].slice(0, mostSuggestions);
}

const known = new WeakMap<readonly string[], Int32Array>();

function lettersOfAll(words: readonly string[]): Int32Array {
  let letters = known.get(words);
  if (!letters) known.set(words, (letters = Int32Array.from(words, lettersOf)));
  return letters;
}

/** The different letters of a word, a bit each (some share one). */
function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place++) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

/** An edit takes away one letter at most, and brings one: this spares most words the slow comparison. */
function mayBeWithin(a: number, b: number, edits: number): boolean {
  return countBits(a & ~b) <= edits && countBits(b & ~a) <= edits;
}

function countBits(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Edit distance with swaps of neighbours; anything above `limit` is `limit + 1`. */
export function distanceWithin(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j - 1] ?? 0) + (same ? 0 : 1), (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
