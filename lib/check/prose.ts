import type { Node, Nodes, Parent, Text } from 'mdast';
import { attributeValue } from '../mdx/context';
import { codeElements, spokenAttributes } from '../mdx/typography';
import { readPlain } from '../mdx/literal';
import type { CheckedPage, ElementEntry } from './page';
import type { Prose, ProseFinding } from './rule';
import type { Place } from './types';

/** Replaces what is not French running text: code, keys, English terms in italics. */
export const GAP = '\uE000';

const blocks = new Set(['paragraph', 'heading', 'tableCell', 'summary', 'figcaption']);
const unreadNodes = new Set(['inlineCode', 'emphasis']);

/** Every run of text of a page: front matter, blocks, and the attributes that readers see. */
export function proseOf(page: CheckedPage): Prose[] {
  const elements = page.elements.filter(({ node }) => !isForeign(page, node));
  const found = [
    ...frontMatterProse(page),
    ...[
      ...page.nodes('paragraph'),
      // Headings of the references are names of symbols.
      ...(page.kind === 'generated' ? [] : page.nodes('heading')),
      ...page.nodes('tableCell'),
      ...page.elements.map(({ node }) => node as Nodes),
    ]
      .filter((node) => isBlock(node) && !isBlock(page.parentsOf(node).at(-1)) && !isForeign(page, node))
      .map((node) => blockProse(node as Parent, page)),
    ...elements.flatMap((element) => attributeProse(element, page)),
    ...page.nodes('image').map(({ alt, position }) => inLine(page, alt ?? '', position?.start)),
  ];
  return found.filter(({ text }) => text.replaceAll(GAP, '').trim() !== '');
}

function isBlock(node: { type: string; name?: string | null } | undefined): boolean {
  return node !== undefined && (blocks.has(node.type) || blocks.has(node.name ?? ''));
}

/** True inside an element whose `lang` names another language. */
function isForeign(page: CheckedPage, node: unknown): boolean {
  return [node as Node, ...page.parentsOf(node as Nodes)].some((one) => {
    const { attributes } = one as Partial<ElementEntry['node']>;
    // The attributes of directives are an object.
    const lang = Array.isArray(attributes) ? attributeValue({ attributes }, 'lang') : undefined;
    return typeof lang === 'string' && !lang.toLowerCase().startsWith(page.source.locale);
  });
}

function blockProse(block: Parent, page: CheckedPage): Prose {
  const segments: { from: number; node: Text }[] = [];
  let text = '';
  const add = (node: Nodes): void => {
    if (node.type === 'text') segments.push({ from: text.length, node });
    const replacement = replacementOf(node, page);
    if (replacement !== undefined) {
      text += replacement;
      return;
    }
    // Cells and items on one line are separate texts.
    if ('name' in node && /^(?:t[dhr]|li|d[dt]|p)$/.test(node.name ?? '')) text += '\n';
    if ('children' in node) (node.children as Nodes[]).forEach(add);
  };
  (block.children as Nodes[]).forEach(add);
  return {
    text: text.replace(/\s*\{#[^{}]*\}\s*$/, ''),
    place(index, snippet) {
      const segment = segments.findLast(({ from }) => from <= index);
      const start = segment?.node.position?.start;
      if (!segment || !start) return page.at(block);
      const before = segment.node.value.slice(0, index - segment.from);
      const line = start.line + before.split('\n').length - 1;
      // Escapes and entities make the text shorter than its source, so the snippet is searched from here on.
      const from = before.includes('\n') ? 0 : start.column - 1 + before.length;
      return page.place(line, columnOf(page.lines[line - 1], from, snippet));
    },
  };
}

/** The text that replaces a node in a run of text; undefined for a node that is read by its children. */
function replacementOf(node: Nodes, page: CheckedPage): string | undefined {
  const name = 'name' in node ? (node.name ?? '') : '';
  if (node.type === 'text') return node.value;
  if (node.type === 'break' || name === 'br') return '\n';
  if (node.type === 'mdxTextExpression') return readPlain(node.data?.estree)?.kind === 'nothing' ? '' : GAP;
  // Such as <Version />, and one that does not exist, which is a fault of its own.
  const isComponent = /^\p{Lu}/u.test(name) && 'children' in node && node.children.length === 0;
  const isUnread =
    unreadNodes.has(node.type) || codeElements.has(name) || isComponent || isForeign(page, node);
  return isUnread ? GAP : undefined;
}

function attributeProse({ node, values }: ElementEntry, page: CheckedPage): Prose[] {
  return spokenAttributes.flatMap((name) => {
    const text = values.get(name);
    const attribute = node.attributes.find((one) => 'name' in one && one.name === name);
    return typeof text === 'string' ? [inLine(page, text, (attribute ?? node).position?.start)] : [];
  });
}

/** Texts of the front matter that readers see. */
function frontMatterProse(page: CheckedPage): Prose[] {
  if (page.kind !== 'page') return [];
  return (['title', 'description', 'sidebarLabel'] as const).flatMap((key) => {
    const text = page.source.frontMatter[key];
    const { line = 1 } = page.key(key);
    return typeof text === 'string' ? [inLine(page, text, { line, column: key.length + 2 })] : [];
  });
}

/** A text that begins somewhere after a position of a line. */
function inLine(page: CheckedPage, text: string, { line, column } = { line: 1, column: 1 }): Prose {
  const place = (index: number, snippet: string): Place =>
    page.place(line, columnOf(page.lines[line - 1], column - 1 + index, snippet, column - 1));
  return { text, place };
}

/** Column of a snippet from an expected offset on, otherwise from `least` on. */
function columnOf(line = '', offset: number, snippet: string, least = 0): number | undefined {
  const near = line.indexOf(snippet, offset);
  const at = near >= 0 ? near : line.indexOf(snippet, least);
  return at < 0 ? undefined : at + 1;
}

/** What a rule says about a match in a run of text. */
type Correction = Omit<ProseFinding, 'index' | 'snippet'>;

/** Selector of a prose rule: a finding for each match of a pattern. */
export function findAll(pattern: RegExp, correct: (match: RegExpExecArray) => Correction = () => ({})) {
  return (text: string): ProseFinding[] =>
    [...text.matchAll(pattern)].map((match) => ({
      index: match.index,
      // Of a match over several lines, mark the first line.
      snippet: match[0].split('\n')[0] ?? '',
      ...correct(match),
    }));
}
