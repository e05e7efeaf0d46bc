import type { CheckedPage, Fault } from './types';
import type { RuleId } from './rules';

type Positioned = { position?: { start: { line: number; column: number } } | undefined };

/** A fault at a node of a page's tree. Columns are only known where the text is the file's own. */
export function faultAt(
  page: CheckedPage,
  node: Positioned,
  rule: RuleId,
  values: Record<string, string> = {},
): Fault {
  const start = node.position?.start;
  return { file: page.source.file, ...(start ? placeOf(page, start.line, start.column) : {}), rule, values };
}

/** Line and column of the file for a line and column of the page's text. */
export function placeOf(
  page: CheckedPage,
  line: number,
  column?: number,
): { line?: number; column?: number } {
  const { lineMap, bodyLine } = page.source;
  if (!lineMap) return { line: line + bodyLine - 1, ...(column === undefined ? {} : { column }) };
  const mapped = lineMap[line - 1];
  return mapped === undefined ? {} : { line: mapped };
}

/** Line and column, from 1, of an offset in a text. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf('\n');
  return { line: before.split('\n').length, column: offset - lastBreak };
}
