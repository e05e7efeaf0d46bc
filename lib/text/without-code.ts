/** The lines of a Markdown text; those of fenced code blocks are empty. */
export function linesWithoutCode(text: string): string[] {
  let open = '';
  return text.split('\n').map((line) => {
    const [, fence = ''] = /^\s*(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? [];
    const isInCode = open !== '' || fence !== '';
    if (open === '') open = fence;
    else if (fence.startsWith(open) && line.trim() === fence) open = '';
    return isInCode ? '' : line;
  });
}
