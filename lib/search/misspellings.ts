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
  const found = (words: readonly string[]): { known: string; distance: number }[] =>
    words
      .filter((known) => Math.abs(known.length - word.length) <= edits && !/[.:/@]/.test(known))
      .map((known) => ({ known, distance: distanceWithin(word, known, edits) }))
      .filter(({ distance }) => distance <= edits)
      // Typing errors seldom hit the first letter.
      .sort(
        (a, b) => a.distance - b.distance || Number(b.known[0] === word[0]) - Number(a.known[0] === word[0]),
      );
  const first = found(better).map(({ known }) => known);
  return [...new Set([...first, ...found(others).map(({ known }) => known)])].slice(0, mostSuggestions);
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
