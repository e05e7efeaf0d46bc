/** The candidate closest to a mistyped word (edit distance at most a third of its length, case ignored), if any. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > 200) return undefined; // too long for a mistyped name, and slow to compare
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Advice for authors: a guess at what they meant, or another advice if there is none. */
export function suggest(
  guess: string | undefined,
  otherwise = 'Corrigez le nom, ou créez ce qui manque.',
): string {
  return guess === undefined ? otherwise : `Vouliez-vous dire ${guess} ?`;
}

/** The same for the nearest of several names. */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise?: string): string {
  return suggest(nearest(word, candidates), otherwise);
}

/**
 * Edit distance: letters to add, delete, replace or swap with their neighbour. `widht`, `width` → 1. Returns `limit + 1` as soon as it is
 * certain that the distance is above the limit.
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (beforePrevious[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(substitution, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swap));
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforePrevious = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
}
