import { lineStarts } from '../text/position';
import type { Edit, Fault } from './types';

/** Applies edits to a text, last place first; of two that overlap only the first in reading order is made. */
export function applyEdits(text: string, edits: Edit[]): string {
  const starts = lineStarts(text);
  const ranges = edits
    .map(({ line, column, length, text: replacement }) => ({
      start: (starts[line - 1] ?? 0) + column - 1,
      length,
      replacement,
    }))
    .sort((a, b) => a.start - b.start);
  let result = '';
  let position = 0;
  for (const { start, length, replacement } of ranges) {
    if (start < position) continue;
    result += text.slice(position, start) + replacement;
    position = start + length;
  }
  return result + text.slice(position);
}

/** Edits of each file. */
export function editsByFile(faults: Fault[]): Map<string, Edit[]> {
  const files = new Map<string, Edit[]>();
  for (const { file, edit } of faults) if (edit) files.set(file, [...(files.get(file) ?? []), edit]);
  return files;
}
