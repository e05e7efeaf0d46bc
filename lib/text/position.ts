export type Position = { line: number; column: number };

/** Line and column of an offset of a text, both from 1. */
export function positionAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** Offset of each line of a text. */
export function lineStarts(text: string): number[] {
  return [...text.matchAll(/(?<![^\n])/g)].map(({ index }) => index);
}
