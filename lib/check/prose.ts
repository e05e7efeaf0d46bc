import type { Node, Nodes, Parent, Text } from 'mdast';
import { attributeValue } from '../mdx/context';
import { spokenAttributes } from '../mdx/text';
import type { CheckedPage, ElementEntry } from './page';
import type { Prose, ProseFinding } from './rule';
import type { Place } from './types';

/** Replaces what is not French running text: code, keys, English terms in italics. */
export const GAP = '\uE000';

const blocks = new Set(['paragraph', 'heading', 'tableCell', 'summary', 'figcaption']);
const unreadNodes = new Set(['inlineCode', 'emphasis', 'mdxTextExpression']);
const unreadElements = new Set(['kbd', 'code', 'samp', 'var', 'Version', 'VersionDate']);

/** Every run of text of a page: front matter, blocks, and the attributes that readers see. */
export function proseOf(page: CheckedPage): Prose[] {
  const elements = page.elements.filter(({ node }) => !isForeign(page, node));
  const found = [
    ...frontMatterProse(page),
    ...[...page.nodes('paragraph'), ...page.nodes('heading'), ...page.nodes('tableCell')]
      // Headings of the references are names of symbols.
      .filter((node) => !(page.kind === 'generated' && node.type === 'heading') && !isForeign(page, node))
      .filter((node) => !isBlock(page.parentsOf(node).at(-1)))
      .map((node) => blockProse(node, page)),
    ...elements
      .filter(({ node }) => isBlock(node as Nodes) && !isBlock(page.parentsOf(node as Nodes).at(-1)))
      .map(({ node }) => blockProse(node as unknown as Parent, page)),
    ...elements.flatMap((element) => attributeProse(element, page)),
    ...page.nodes('image').map((image) => ({
      text: image.alt ?? '',
      place: inLine(page, image.position?.start),
    })),
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
    // Directives have attributes too, as an object.
    const lang = Array.isArray(attributes) ? attributeValue({ attributes }, 'lang') : undefined;
    return lang !== undefined && lang !== page.source.locale;
  });
}

function blockProse(block: Parent, page: CheckedPage): Prose {
  const segments: { from: number; node: Text }[] = [];
  let text = '';
  const add = (node: Nodes): void => {
    if (node.type === 'text') {
      segments.push({ from: text.length, node });
      text += node.value;
    } else if (node.type === 'break' || ('name' in node && node.name === 'br')) text += '\n';
    else if (node.type === 'textDirective') text += `:${node.name}`;
    else if (unreadNodes.has(node.type) || ('name' in node && unreadElements.has(node.name ?? '')))
      text += GAP;
    else if (isForeign(page, node)) text += GAP;
    else if ('children' in node) (node.children as Nodes[]).forEach(add);
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
      // Escapes and entities make the text shorter than its source: the snippet is searched on its line.
      const from = before.includes('\n') ? 0 : start.column - 1 + before.length;
      return page.place(line, columnOf(page.lines[line - 1], from, snippet));
    },
  };
}

function attributeProse({ node, values }: ElementEntry, page: CheckedPage): Prose[] {
  return spokenAttributes.flatMap((name) => {
    const text = values.get(name);
    const attribute = node.attributes.find((one) => 'name' in one && one.name === name);
    if (typeof text !== 'string') return [];
    return [{ text, place: inLine(page, attribute?.position?.start ?? node.position?.start) }];
  });
}

/** Position of a snippet in a text that begins somewhere after a position of a line. */
function inLine(page: CheckedPage, { line, column } = { line: 1, column: 1 }): Prose['place'] {
  return (index, snippet) =>
    page.place(line, columnOf(page.lines[line - 1], column - 1 + index, snippet, column - 1));
}

/** Column of a snippet at about an offset of a line, or else anywhere after `least`. */
function columnOf(line = '', offset: number, snippet: string, least = 0): number | undefined {
  const near = line.indexOf(snippet, offset);
  const at = near >= 0 ? near : line.indexOf(snippet, least);
  return at < 0 ? undefined : at + 1;
}

/** Texts of the front matter that readers see. */
function frontMatterProse(page: CheckedPage): Prose[] {
  if (page.kind !== 'page') return [];
  const lines = page.text.split('\n', page.source.bodyLine);
  return (['title', 'description', 'sidebarLabel'] as const).flatMap((key): Prose[] => {
    const text = page.source.frontMatter[key];
    if (typeof text !== 'string') return [];
    const { line = 1 } = page.key(key);
    const place = (index: number, snippet: string): Place => ({
      line,
      column: columnOf(lines[line - 1], key.length + 1 + index, snippet, key.length + 1),
    });
    return [{ text, place }];
  });
}

/** What a rule says about a match in a run of text. */
export type Correction = Omit<ProseFinding, 'index' | 'snippet'>;

/** A finding for each match of a pattern; `undefined` lets a match pass. */
export function* findAll(
  text: string,
  pattern: RegExp,
  correct: (match: RegExpExecArray) => Correction | undefined,
): Iterable<ProseFinding> {
  for (const match of text.matchAll(pattern)) {
    const made = correct(match);
    // A match over a line break is shown by its first line.
    if (made) yield { index: match.index, snippet: match[0].split('\n')[0] ?? '', ...made };
  }
}

/** A term with the first letter and the plural of what it replaces. */
export function withCaseOf(found: string, term: string): string {
  const first = /^\p{Lu}/u.test(found) ? term.charAt(0).toUpperCase() : term.charAt(0);
  return first + term.slice(1) + (/s$/i.test(found) ? 's' : '');
}
