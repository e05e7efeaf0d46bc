import type { Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { attributeValue } from './context';

/** Replaces `<Facts of="3" />` with the facts of a generated page. They come last: search and checks use the words only. */
export function remarkFacts({ facts = [] }: { facts?: RootContent[][] }) {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      if (node.name !== 'Facts') return undefined;
      const found = facts[Number(attributeValue(node, 'of'))];
      if (!parent || index === undefined || !found) throw new Error('a page holds <Facts> without facts');
      (parent.children as RootContent[]).splice(index, 1, ...found);
      return [SKIP, index + found.length];
    });
  };
}
