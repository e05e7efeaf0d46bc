import type { WeightedTerm } from './postings';
import type { Term } from './tokens';

/** Weight of each kind of match, relative to the exact term in a name. */
export const weights = {
  whole: 1.8,
  sameStem: 0.8,
  prefix: 0.45,
  closedPrefix: 0.3,
  equivalent: 0.75,
  text: 0.42,
  /** An identifier in a text or its code, where few others have it. */
  wholeText: 1.3,
};
const MIN_PREFIX_LENGTH = { open: 2, closed: 4, text: 3 } as const;

/** The term itself, longer terms if it may be the start of one, and related terms. */
export function nameTerms(
  { surface }: Term,
  related: string[],
  open: boolean,
  weight: number,
): WeightedTerm[] {
  const mayBeStart = surface.length >= (open ? MIN_PREFIX_LENGTH.open : MIN_PREFIX_LENGTH.closed);
  const prefix = weight * (open ? weights.prefix : weights.closedPrefix);
  return [
    { term: surface, weight, ...(mayBeStart ? { prefix } : {}) },
    ...related
      .filter((other) => other !== surface)
      .map((other) => ({ term: other, weight: weight * weights.sameStem })),
  ];
}

/** Texts are indexed by stem; while the reader types, stems that start with the typed letters match as well. */
export function textTerms(
  { surface, stem: root }: Term,
  hasStem: boolean,
  open: boolean,
  weight: number,
): WeightedTerm[] {
  const longer = { term: surface, weight: 0, prefix: weight * weights.prefix };
  return [
    ...(hasStem ? [{ term: root, weight }] : []),
    ...(open && surface.length >= MIN_PREFIX_LENGTH.text ? [longer] : []),
  ];
}
