/** A code fence: three marks or more; text after backticks holds no other one, as inline code does. */
const fenceMark = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}(?=[^`]*$)|~{3,})/;

/**
 * Writes `:::note Titre` as `:::note[Titre]`, the form that the directive syntax reads, without moving any line; code blocks
 * are left alone.
 */
export function prepareSource(source: string): string {
  let fence: string | undefined;
  return source
    .split('\n')
    .map((line) => {
      const mark = fenceMark.exec(line)?.[1];
      if (fence) {
        if (mark?.startsWith(fence) && line.replace(/^[\s>]*/, '').trim() === mark) fence = undefined;
        return line;
      }
      fence = mark;
      return mark ? line : line.replace(/^([\s>]*:{3,}[\p{L}-]+)[ \t]+([^[{\s][^\n]*)$/u, '$1[$2]');
    })
    .join('\n');
}
