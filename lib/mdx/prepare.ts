/**
 * Makes an author's text readable by the MDX parser without moving any line; code blocks are left alone.
 * - MDX reads `{` as the beginning of an expression, so ids of headings are escaped: `## Titre {#id}` → `## Titre \{#id}`.
 * - `:::note Titre` becomes `:::note[Titre]`, the form the directive syntax reads.
 */
export function prepareSource(source: string): string {
  let fence: string | undefined;
  return source
    .split('\n')
    .map((line) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence) {
        if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
        return line;
      }
      if (mark) {
        fence = mark;
        return line;
      }
      return line
        .replace(/^(#{1,6}\s.*[^\\])\{(#[^{}]*)\}\s*$/, '$1\\{$2}')
        .replace(/^(\s*:{3,}[\p{L}-]+)[ \t]+([^[{\s][^\n]*)$/u, '$1[$2]');
    })
    .join('\n');
}
