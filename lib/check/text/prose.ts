import type { Image, Node, Parent, Text } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { placeOf } from '../place';
import type { CheckedPage, Edit } from '../types';

/** Stands for what is not French running text: code, keys, English terms in italics. */
export const GAP = '\uE000';

type Place = { line?: number; column?: number };

/** A run of text as a reader sees it: one paragraph, heading, cell or attribute. */
export type Prose = {
  text: string;
  /** Where a snippet that stands at an index of the text stands in the file. */
  place: (index: number, snippet: string) => Place;
};

type Segment = { from: number; node: Text; value: string };

const blocks = new Set(['paragraph', 'heading', 'tableCell', 'summary', 'figcaption']);
const unreadNodes = new Set(['inlineCode', 'emphasis', 'mdxTextExpression']);
const unread = new Set(['kbd', 'code', 'samp', 'var']);
const spokenAttributes = new Set(['title', 'caption', 'label', 'alt', 'summary']);

/** Every run of French text of a page: its blocks and the attributes readers see. */
export function collectProse(page: CheckedPage): Prose[] {
  const found: Prose[] = [];
  if (!page.tree) return found;
  const lines = page.source.body.split('\n');
  visit(page.tree, (node, _index, parent) => {
    const element = asElement(node);
    if (element) found.push(...attributesOf(element, page, lines));
    if (node.type === 'image') found.push(...altOf(node, page, lines));
    const isBlock = blocks.has(node.type) || (element?.name !== undefined && blocks.has(element.name ?? ''));
    const insideBlock = parent && blocks.has(parent.type);
    // Headings of the references are names of symbols.
    const isName = page.kind === 'generated' && node.type === 'heading';
    if (isBlock && !insideBlock && !isName) found.push(toProse(node as Parent, page, lines));
  });
  return found.filter(({ text }) => text.replaceAll(GAP, '').trim() !== '');
}

function toProse(block: Parent, page: CheckedPage, lines: string[]): Prose {
  const segments: Segment[] = [];
  let text = '';
  const add = (node: Node): void => {
    if (node.type === 'text') {
      const value = (node as Text).value;
      segments.push({ from: text.length, node: node as Text, value });
      text += value;
    } else if (node.type === 'break') text += '\n';
    else if (node.type === 'textDirective') text += `:${(node as Node & { name: string }).name}`;
    else if (unreadNodes.has(node.type) || unread.has(asElement(node)?.name ?? '')) text += GAP;
    else if ('children' in node) (node as Parent).children.forEach(add);
  };
  block.children.forEach(add);
  return {
    text: text.replace(/\s*\{#[^{}]*\}\s*$/, ''),
    place: (index, snippet) =>
      locate(segments, index, snippet, page, lines) ?? placeOf(page, block.position?.start.line ?? 1),
  };
}

function locate(
  segments: Segment[],
  index: number,
  snippet: string,
  page: CheckedPage,
  lines: string[],
): Place | undefined {
  const segment = segments.findLast(({ from }) => from <= index);
  const start = segment?.node.position?.start;
  if (!segment || !start) return undefined;
  const before = segment.value.slice(0, index - segment.from);
  const line = start.line + before.split('\n').length - 1;
  // Escapes and entities make the text shorter than its source: the snippet is looked up on its line.
  const expected = before.includes('\n') ? 0 : start.column - 1 + before.length;
  const source = lines[line - 1] ?? '';
  const at = source.indexOf(snippet, expected);
  const found = at >= 0 ? at : source.indexOf(snippet);
  return placeOf(page, line, found >= 0 ? found + 1 : undefined);
}

function attributesOf(element: MdxJsxFlowElement, page: CheckedPage, lines: string[]): Prose[] {
  return element.attributes.flatMap((attribute): Prose[] => {
    if (
      attribute.type !== 'mdxJsxAttribute' ||
      typeof attribute.value !== 'string' ||
      !spokenAttributes.has(attribute.name)
    )
      return [];
    const { line, column } = attribute.position?.start ?? element.position?.start ?? { line: 1, column: 1 };
    return [
      {
        text: attribute.value,
        place: (index, snippet) => placeOf(page, line, columnIn(lines[line - 1], column - 1, index, snippet)),
      },
    ];
  });
}

function altOf(image: Image, page: CheckedPage, lines: string[]): Prose[] {
  const { line, column } = image.position?.start ?? { line: 1, column: 1 };
  return image.alt
    ? [
        {
          text: image.alt,
          place: (index, snippet) =>
            placeOf(page, line, columnIn(lines[line - 1], column - 1, index, snippet)),
        },
      ]
    : [];
}

/** Column, from 1, of a snippet that stands at an index of a text which begins somewhere after an offset of the line. */
function columnIn(line = '', from: number, index: number, snippet: string): number | undefined {
  const near = line.indexOf(snippet, from + index);
  const at = near >= 0 ? near : line.indexOf(snippet, from);
  return at < 0 ? undefined : at + 1;
}

/** The words of the front matter that readers see. */
export function frontMatterProse(page: CheckedPage, fileText: string): Prose[] {
  const { title, description, sidebarLabel } = page.source.frontMatter;
  const lines = fileText.split('\n');
  return Object.entries({ title, description, sidebarLabel }).flatMap(([key, text]): Prose[] => {
    const line = lines.findIndex((candidate) => candidate.startsWith(`${key}:`)) + 1;
    if (typeof text !== 'string' || line === 0) return [];
    return [
      {
        text,
        place: (index, snippet) => {
          const column = columnIn(lines[line - 1], key.length + 1, index, snippet);
          return { line, ...(column === undefined ? {} : { column }) };
        },
      },
    ];
  });
}

/** Changes a snippet where it stands, when its place is known to the column. */
export function editAt({ line, column }: Place, snippet: string, text: string): { edit?: Edit } {
  return line === undefined || column === undefined
    ? {}
    : { edit: { line, column, length: snippet.length, text } };
}

function asElement(node: Node): MdxJsxFlowElement | undefined {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
    ? (node as MdxJsxFlowElement)
    : undefined;
}
