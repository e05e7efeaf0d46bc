import type { Nodes, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';

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

function isParagraph(node: Nodes): boolean {
  return node.type === 'paragraph' && !isUnwrapped(node);
}

/** The first block inside a node that may only hold inline content: a list in `<p>`, `<div>` in a sentence. */
export function findMisplacedBlock(node: Nodes): Nodes | undefined {
  if (!('children' in node)) return undefined;
  // HTML lists hold items only.
  if (/^[ou]l$/.test(nameOf(node)))
    return node.children.find((child) => child.type === 'list' || isParagraph(child));
  if (!isParagraph(node) && !inlineOnly.has(nameOf(node))) return undefined;
  const paragraphs = node.children.filter(isParagraph);
  return node.children.find(isBlock) ?? (paragraphs.length > 1 ? paragraphs[1] : undefined);
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
