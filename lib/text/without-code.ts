/** A code fence: three marks or more; text after backticks holds no other one, as inline code does. */
const fenceMark = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}(?=[^`]*$)|~{3,})/;

/** The lines of a Markdown text; those of fenced code blocks are empty. */
export function linesWithoutCode(text: string): string[] {
  let fence: string | undefined;
  return text.split('\n').map((line) => {
    const mark = fenceMark.exec(line)?.[1];
    const isInCode = fence !== undefined || mark !== undefined;
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) && line.replace(/^[\s>]*/, '').trim() === mark) fence = undefined;
    return isInCode ? '' : line;
  });
}
