import { splitIds } from '../../lib/mdx/headings';
import { linesWithoutCode } from '../../lib/text/without-code';

/** The ids that the headings of a text are given, also the former ones. */
export function listIds(text: string): string[] {
  return linesWithoutCode(text).flatMap((line) => (/\\\{#[^{}]*\}\s*$/.test(line) ? [] : splitIds(line).ids));
}
