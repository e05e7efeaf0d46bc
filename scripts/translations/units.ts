import type { Nodes, Parent, PhrasingContent } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { isScalar, isSeq, parseDocument, stringify } from 'yaml';
import { CheckedPage } from '../../lib/check/page';
import { readSource } from '../../lib/content/files';
import { spokenAttributes } from '../../lib/mdx/typography';
import { site } from '../../lib/site/config';
import { lineStarts } from '../../lib/text/position';

/** A run of text, or syntax that a translation keeps: code, or the two ends of a link or an emphasis around other parts. */
export type Part = string | { open: string; close?: string; parts?: Part[] };

/** A text to translate and its place in the file. */
export type Unit = {
  id: string;
  line: number;
  parts: Part[];
  from: number;
  to: number;
  /** Renders parts as markup for this position. */
  write: (parts: Part[]) => string;
};

const writer = unified()
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkStringify, { emphasis: '*' });
const frontMatterTexts = ['title', 'description', 'sidebarLabel', 'questions', 'keywords', 'errors'];

/** The texts of a page that are translated: front matter, paragraphs, headings, table cells and spoken attributes. */
export function listUnits(file: string, text: string): Unit[] {
  const { source } = readSource(file, site.currentLocale, undefined, text);
  const page = new CheckedPage(source, 'page', text);
  const starts = lineStarts(text);
  const offset = ({ line, column }: { line: number; column: number }): number =>
    (starts[line - 1] ?? text.length) + column - 1;
  const range = ({ position }: Nodes): [number, number] =>
    position ? [offset(position.start), offset(position.end)] : [0, 0];

  const toParts = (node: PhrasingContent): Part[] => {
    if (node.type === 'text') return [node.value.replace(/\s*\n\s*/g, ' ')];
    const [start, end] = range(node);
    const [first, last] = 'children' in node ? [node.children[0], node.children.at(-1)] : [];
    if (!first || !last || node.type === 'textDirective') return [{ open: text.slice(start, end) }];
    const [from, to] = [range(first)[0], range(last)[1]];
    if (from === start) return [{ open: text.slice(start, end) }]; // a bare address
    const parts = (node as Parent).children.flatMap((one) => toParts(one as PhrasingContent));
    return [{ open: text.slice(start, from), close: text.slice(to, end), parts }];
  };
  const blocks = [...page.nodes('paragraph'), ...page.nodes('heading'), ...page.nodes('tableCell')]
    .filter(({ children }) => children.length > 0)
    .map((block): Omit<Unit, 'id'> => {
      const children = block.children as PhrasingContent[];
      const [from] = range(children[0] as Nodes);
      const [, end] = range(children.at(-1) as Nodes);
      const to =
        block.type === 'heading'
          ? from + text.slice(from, end).replace(/\s*\\?\{#[^{}]*\}\s*$/, '').length
          : end;
      const parts = children.flatMap(toParts);
      const tail = parts.at(-1);
      if (block.type === 'heading' && typeof tail === 'string')
        parts[parts.length - 1] = tail.replace(/\s*\{#[^{}]*\}\s*$/, '');
      const type = block.type === 'tableCell' ? 'tableCell' : 'paragraph';
      const write = (said: Part[]): string =>
        writer.stringify({ type, children: toNodes(said) } as never).trim();
      return { line: page.at(block).line ?? 1, parts, from, to, write };
    });
  const spoken = page.elements.flatMap(({ node, values }) =>
    node.attributes.flatMap((attribute): Omit<Unit, 'id'>[] => {
      if (!('name' in attribute) || !spokenAttributes.includes(attribute.name)) return [];
      const value = values.get(attribute.name);
      if (typeof value !== 'string' || !attribute.position) return [];
      const { start, end } = attribute.position;
      const write = (parts: Part[]): string =>
        `${attribute.name}="${plain(parts).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
      return [
        { line: page.at(attribute).line ?? 1, parts: [value], from: offset(start), to: offset(end), write },
      ];
    }),
  );
  const body = [...blocks, ...spoken].sort((a, b) => a.from - b.from);
  return [
    ...frontMatterUnits(text),
    ...body.filter(({ parts }) => hasWords(parts)).map((unit, index) => ({ id: `b${index + 1}`, ...unit })),
  ];
}

/** The text of a file with translated units in place. */
export function writeUnits(text: string, units: { unit: Unit; parts: Part[] }[]): string {
  return units
    .sort((a, b) => b.unit.from - a.unit.from)
    .reduce(
      (rest, { unit: { from, to, write }, parts }) => rest.slice(0, from) + write(parts) + rest.slice(to),
      text,
    );
}

function frontMatterUnits(text: string): Unit[] {
  const head = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '';
  const document = parseDocument(head);
  const unit = (id: string, node: unknown): Unit[] => {
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return [];
    const [from, to] = [node.range[0] + 4, node.range[1] + 4];
    const line = text.slice(0, from).split('\n').length;
    const write = (parts: Part[]): string => stringify(plain(parts), { lineWidth: 0 }).trim();
    return [{ id, line, parts: [node.value], from, to, write }];
  };
  return frontMatterTexts.flatMap((key) => {
    const node = document.get(key, true) as unknown;
    return isSeq(node)
      ? node.items.flatMap((item, index) => unit(`${key}.${index + 1}`, item))
      : unit(key, node);
  });
}

function toNodes(parts: Part[]): PhrasingContent[] {
  return parts.flatMap((part): PhrasingContent[] =>
    typeof part === 'string'
      ? [{ type: 'text', value: part }]
      : [
          { type: 'html', value: part.open },
          ...toNodes(part.parts ?? []),
          ...(part.close === undefined ? [] : [{ type: 'html' as const, value: part.close }]),
        ],
  );
}

function plain(parts: Part[]): string {
  return parts.filter((part) => typeof part === 'string').join('');
}

function hasWords(parts: Part[]): boolean {
  return parts.some((part) => (typeof part === 'string' ? /\p{L}/u.test(part) : hasWords(part.parts ?? [])));
}
