/**
 * What an index is made of, for those who write it and those who read it: its fields with how much each counts, and for each
 * kind of posting how often its word counts in each field.
 */
export type Shape = {
  fields: readonly (readonly [name: string, weight: number])[];
  kinds: readonly [readonly number[], readonly number[], readonly number[]];
};

/** Names: a word of the heading, of an exact name, of both. */
export const namesShape: Shape = {
  fields: [
    ['title', 1],
    ['keys', 0.25],
  ],
  kinds: [
    [1, 0],
    [0, 1],
    [1, 1],
  ],
};

/** Texts: a word that stands there once, several times, or in code only. */
export const textsShape: Shape = {
  fields: [
    ['text', 1],
    ['code', 0.35],
  ],
  kinds: [
    [1, 0],
    [3, 0],
    [0, 1],
  ],
};
