import type { ElementContent } from 'hast';
import { toElement, toText } from './code-lines';

/** Where a long name may break. Browsers break a path nowhere but after its hyphens. */
const joints = new RegExp(
  [
    String.raw`(?<=[a-z)\]*/])(?=\.[a-z*]|::?[a-z])`, // before the dots and colons of a name
    String.raw`(?<=[\w>.*@$-]/)(?=[\w<.*@$-])`, // after the slashes of a path
    String.raw`(?<=[\w>%:]\\)(?=[\w<]{2})`, // after its backslashes, unlike those of a regular expression
    String.raw`(?<=,)(?=\S)|(?<=:)(?=["{[])`, // in a JSON value, after a comma, and before what a key holds
  ].join('|'),
  'i',
);

/** More characters do not fit on a line of a narrow phone. */
const LONGEST_LINE = 34;

/** Splits names of more characters into the parts that stay whole. */
export function splitLongNames(text: string, longest = LONGEST_LINE): string[] {
  const parts = [''];
  for (const word of text.split(/(?<=\s)/)) {
    const [first = '', ...others] = word.trimEnd().length > longest ? word.split(joints) : [word];
    parts.push(`${parts.pop() ?? ''}${first}`, ...others);
  }
  return parts;
}

/** Joins parts of code; the browser may break between them. */
export function joinWithBreaks(parts: ElementContent[][]): ElementContent[] {
  return parts.flatMap((part, index) => (index > 0 ? [toElement('wbr', {}, []), ...part] : part));
}

/** Lets the long names in an element of code break. */
export function breakLongNames(code: { children: ElementContent[] }): void {
  code.children = code.children.flatMap((child) =>
    child.type === 'text'
      ? joinWithBreaks(splitLongNames(child.value).map((part) => [toText(part)]))
      : [child],
  );
}
