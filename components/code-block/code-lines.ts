import type { Element, ElementContent, Properties, Text } from 'hast';
import type { CodeMeta } from '@/lib/mdx/code-meta';
import { highlight, type Token } from '@/lib/mdx/highlight';
import { managerVariants } from '@/lib/mdx/package-managers';
import { readShell } from '@/lib/mdx/shell';
import { variantValues } from '@/lib/mdx/tab-groups';

/** The content of each line; one that differs between package managers holds a variant for each. */
export async function highlightVariants(
  source: string,
  lang: string,
  isConverted: boolean,
): Promise<ElementContent[][]> {
  const toLines = async (text: string): Promise<ElementContent[][]> =>
    (await highlight(text, lang)).map((tokens) => tokens.map(toNode));
  const variants = isConverted ? managerVariants(source) : undefined;
  if (!variants) return toLines(source);
  const spelled = await Promise.all(
    variants.map(async ({ value, text }) => ({ value, texts: text.split('\n'), lines: await toLines(text) })),
  );
  const [npm] = spelled;
  return (npm?.lines ?? []).map((line, index) => {
    const differing = spelled.filter((one) => one === npm || one.texts[index] !== npm?.texts[index]);
    const children = differing.map(({ value, lines }) => ({ value, children: lines[index] ?? [] }));
    return differing.length > 1 ? [toVariants(children)] : line;
  });
}

/** Indexes of the lines of a terminal session that begin with a prompt; the others are output. */
export function sessionPrompts(text: string): Set<number> {
  return new Set(text.split('\n').flatMap((line, index) => (line.startsWith('$ ') ? [index] : [])));
}

/** Indexes of the lines that a reader types at the prompt; none in a script file. */
export function promptLines(source: string, lang: string, title = ''): Set<number> | undefined {
  const isFile = source.startsWith('#!') || /\.(?:sh|bash|ps1)$/.test(title);
  if ((lang !== 'bash' && lang !== 'powershell') || isFile) return undefined;
  return new Set(readShell(source, lang).flatMap(({ isCommand }, index) => (isCommand ? [index] : [])));
}

/** The element of a line: marked, added or removed, and with a prompt where the reader types. */
export function toLine(
  content: ElementContent[],
  index: number,
  { marked, added, removed, focused }: CodeMeta,
  prompts: Set<number> | undefined,
): Element {
  const line = index + 1;
  const className = [
    'line',
    ...(marked.has(line) ? ['hl'] : []),
    ...(focused.has(line) ? ['fo'] : []),
    ...(prompts?.has(index) ? ['p'] : []),
  ];
  let tagName = 'span';
  if (removed.has(line)) tagName = 'del';
  if (added.has(line)) tagName = 'ins';
  return toElement(tagName, { className }, [...content, toText('\n')]);
}

/** Lines without marks need no elements of their own, only the line ends between them. */
export function joinLines(lines: ElementContent[][]): ElementContent[] {
  return lines.flatMap((content, index) => (index > 0 ? [toText('\n'), ...content] : content));
}

function toNode(token: Token): ElementContent {
  const text = toText(token.text);
  return token.className ? toElement('i', { className: [token.className] }, [text]) : text;
}

/** The style sheet shows the variant of the reader's package manager; without it only the first one is visible. */
export function toVariants(variants: { value: string; children: ElementContent[] }[]): Element {
  const values = variantValues(
    'package-manager',
    variants.map(({ value }) => value),
  );
  const spans = variants.map(({ children }, index) =>
    toElement('span', { hidden: index > 0 || undefined, 'data-value': values[index] }, children),
  );
  return toElement('span', { 'data-group': 'package-manager' }, spans);
}

/** An element of the HTML tree. */
export function toElement(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

/** A text node of the HTML tree. */
export function toText(value: string): Text {
  return { type: 'text', value };
}
