import type { ElementContent } from 'hast';
import { toElement, toText } from './code-lines';

/** Where a long name may break: before its dots and colons. */
const nameJoints = String.raw`(?<=[a-z)\]*])(?=\.[a-z*]|::?[a-z])`;
/** After the slashes of a path, where not all browsers break, and after its backslashes, unlike those of a regular expression. */
const pathJoints = String.raw`(?<=[\w>.*@$-]/)(?=[\w<.*@$-])|(?<=[\w>%:]\\)(?=[\w<]{2})`;
/** In a JSON value, after a comma, and before what a key holds. */
const valueJoints = String.raw`(?<=,)(?=\S)|(?<=:)(?=["{[])`;

const inName = new RegExp(`${nameJoints}|${valueJoints}`, 'i');
/** File names keep their extension. */
const inPath = new RegExp(`${pathJoints}|${valueJoints}`);

/** More characters do not fit on a line of a narrow phone. */
const LONGEST_LINE = 34;

/** Splits names of more characters into the parts that stay whole. */
export function splitLongNames(text: string, longest = LONGEST_LINE): string[] {
  const parts = [''];
  for (const word of text.split(/(?<=\s)/)) {
    const joints = /[/\\]/.test(word) ? inPath : inName;
    const [first = '', ...others] = word.trimEnd().length > longest ? word.split(joints) : [word];
    parts.push(`${parts.pop() ?? ''}${first}`, ...others);
  }
  return parts;
}

/** Joins parts of code; the browser may break between them. */
export function joinWithBreaks(parts: ElementContent[][]): ElementContent[] {
  return parts.flatMap((part, index) => (index > 0 ? [toElement('wbr', {}, []), ...part] : part));
}

/** Lets names of more characters in an element of code break. */
export function breakLongNames(code: { children: ElementContent[] }, longest?: number): void {
  code.children = code.children.flatMap((child) =>
    child.type === 'text'
      ? joinWithBreaks(splitLongNames(child.value, longest).map((part) => [toText(part)]))
      : [child],
  );
}
