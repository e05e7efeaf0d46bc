import type { Nodes, Parent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { own } from '../text/own';

/** HTML elements that hold text and inline elements only. */
const inlineOnly = new Set(
  'p abbr b cite code dfn em i kbd mark pre q s samp small span strong sub summary sup time var'.split(' '),
);

/** HTML elements that are blocks: browsers end a paragraph where one begins. */
const blockElements = new Set('p dd details div dl dt figure figcaption li ol pre table ul'.split(' '));

const blockNodes = new Set(['list', 'code', 'table', 'blockquote', 'heading', 'containerDirective']);

function nameOf(node: Nodes): string {
  return 'name' in node ? (node.name ?? '') : '';
}

/** True for a paragraph, list… and for an element of HTML that is a block. */
function isBlock(node: Nodes): boolean {
  return blockNodes.has(node.type) || blockElements.has(nameOf(node));
}

/** MDX unwraps a paragraph that holds elements only; the others stay paragraphs around their elements. */
function isUnwrapped({ children }: Parent): boolean {
  return children.every(
    (child) => child.type.startsWith('mdx') || (child.type === 'text' && child.value.trim() === ''),
  );
}

/** The nodes without the paragraphs that MDX unwraps; their elements become blocks. */
export function unwrapped(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'paragraph' || !isUnwrapped(node)) return [node];
    return node.children.flatMap((child) => {
      if (child.type === 'text') return [];
      const type = child.type.replace('Text', 'Flow');
      return [{ ...child, type } as RootContent];
    });
  });
}

function isParagraph(node: Nodes): boolean {
  return node.type === 'paragraph' && !isUnwrapped(node);
}

/** The parts of tables, lists and folded blocks of HTML, with the elements that hold them. */
const holders: Record<string, string[]> = {
  td: ['tr'],
  th: ['tr'],
  tr: ['thead', 'tbody', 'table'],
  thead: ['table'],
  tbody: ['table'],
  li: ['ul', 'ol'],
  dt: ['dl', 'div'],
  dd: ['dl', 'div'],
  summary: ['details'],
  figcaption: ['figure'],
};

/** The element around a part that must not hold it: browsers drop the tags of cells, and show other parts without their look. */
export function findWrongHolder(node: Nodes, parents: Parent[]): Nodes | undefined {
  const fitting = own(holders, nameOf(node));
  const parent = parents.findLast((one) => one.type !== 'paragraph' || !isUnwrapped(one)) as Nodes;
  return fitting && !fitting.includes(nameOf(parent)) ? parent : undefined;
}

/** The first node inside another that browsers would move out of it: a list in `<p>`, `<div>` in a sentence, a link in a link. */
export function findMisplaced(node: Nodes): Nodes | undefined {
  if (!('children' in node)) return undefined;
  const name = nameOf(node);
  // Lists and tables of HTML hold items and cells only.
  if (/^(?:[ou]l|table|thead|tbody|tr)$/.test(name))
    return node.children.find((child) => /^(?:list|table)$/.test(child.type) || isParagraph(child));
  // Headings get a link of their own.
  if (isLink(node)) return findInside(node, (inner) => isLink(inner) || inner.type === 'heading');
  if (!isParagraph(node) && !inlineOnly.has(name)) return undefined;
  const paragraphs = node.children.filter(isParagraph);
  return findInside(node, isBlock) ?? (paragraphs.length > 1 ? paragraphs[1] : undefined);
}

function isLink(node: Nodes): boolean {
  return node.type === 'link' || node.type === 'footnoteReference' || nameOf(node) === 'a';
}

const inlineNodes = new Set(['emphasis', 'strong', 'delete', 'link', 'mdxJsxTextElement']);

/** The first fitting node inside another, also inside of inline nodes. */
function findInside(parent: Parent, fits: (node: Nodes) => boolean): Nodes | undefined {
  for (const child of parent.children) {
    if (fits(child)) return child;
    const isOpen = inlineNodes.has(child.type) || (child.type === 'paragraph' && isUnwrapped(child));
    const found = isOpen ? findInside(child as Parent, fits) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Takes the paragraph out that Markdown puts into `<p>`, `<i>`… when their text is on a line of its own. */
export function remarkNesting() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const [only, ...others] = node.children;
      if (inlineOnly.has(node.name ?? '') && only?.type === 'paragraph' && others.length === 0)
        Object.assign(node, { children: only.children });
    });
  };
}
