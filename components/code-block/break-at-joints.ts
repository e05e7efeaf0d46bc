import type { Element, ElementContent } from 'hast';
import { toElement, toText } from './code-lines';

/** Where a long name may break: before its dots and colons. */
const joints = /(?<=[a-z)/])(?=\.[a-z]|::?[a-z])/i;

/** Lets names of more characters break between their parts; a browser would break them anywhere, or widen a table. */
export function breakAtJoints(code: Element, longest: number): void {
  code.children = code.children.flatMap((child): ElementContent[] =>
    child.type === 'text'
      ? splitLongNames(child.value, longest).flatMap((part, index) => [
          ...(index > 0 ? [toElement('wbr', {}, [])] : []),
          toText(part),
        ])
      : [child],
  );
}

function splitLongNames(text: string, longest: number): string[] {
  const parts = [''];
  for (const word of text.split(/(?<=\s)/)) {
    // Browsers break after the slashes of a path by themselves.
    const isLong = word.trimEnd().length > longest && !word.includes('/');
    const [first = '', ...others] = isLong ? word.split(joints) : [word];
    parts.push(`${parts.pop() ?? ''}${first}`, ...others);
  }
  return parts;
}
