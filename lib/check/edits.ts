import { lineStarts } from '../text/position';
import type { Edit } from './types';

/** Applies edits to a text; of two that overlap only the first in reading order is made. */
export function applyEdits(text: string, edits: Edit[]): string {
  const starts = lineStarts(text);
  const ranges = edits
    .map(({ line, column, ...edit }) => ({ ...edit, start: (starts[line - 1] ?? 0) + column - 1 }))
    .sort((a, b) => a.start - b.start);
  let result = '';
  let position = 0;
  for (const { start, length, text: replacement } of ranges) {
    if (start < position) continue;
    result += text.slice(position, start) + replacement;
    position = start + length;
  }
  return result + text.slice(position);
}
