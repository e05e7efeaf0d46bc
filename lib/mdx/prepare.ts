import { linesWithoutCode } from '../text/without-code';

/**
 * Writes `:::note Titre` as `:::note[Titre]`, the form that the directive syntax reads, without moving any line; code blocks
 * are left alone.
 */
export function prepareSource(source: string): string {
  const lines = source.split('\n');
  const bare = linesWithoutCode(source);
  return lines
    .map((line, index) =>
      bare[index] === '' ? line : line.replace(/^([\s>]*:{3,}[\p{L}-]+)[ \t]+([^[{\s][^\n]*)$/u, '$1[$2]'),
    )
    .join('\n');
}
