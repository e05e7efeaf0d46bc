import type { Nodes, Parents, Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Removes the line breaks before and after blocks. No browser shows them, but each would be a node of the page, once more in its payload,
 * and hydrated.
 */
export function rehypeBlankTexts() {
  return (tree: Root): void =>
    visit(tree, (node) => {
      if ('children' in node) removeBlankTexts(node);
    });
}

function removeBlankTexts(parent: Parents): void {
  const all: readonly Nodes[] = parent.children;
  parent.children = parent.children.filter((node, index) => {
    const isBlank = node.type === 'text' && node.value.trim() === '' && node.value.includes('\n');
    return !isBlank || ![all[index - 1], all[index + 1]].some(isBlock);
  });
}

function isBlock(node: Nodes | undefined): boolean {
  return (
    (node?.type as string | undefined) === 'mdxJsxFlowElement' ||
    (node?.type === 'element' && blocks.has(node.tagName))
  );
}

/** The elements that Markdown makes of blocks and of their parts. */
const blocks: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li pre blockquote hr section table thead tbody tr th td'.split(' '),
);
