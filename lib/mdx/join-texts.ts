import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Joins adjacent texts. React would write a comment between them into the page, to tell them apart when it hydrates. */
export function rehypeJoinTexts() {
  return (tree: Root): void =>
    visit(tree, (node) => {
      if (!('children' in node)) return;
      const { children } = node;
      for (let index = children.length - 1; index > 0; index--) {
        const [before, text] = children.slice(index - 1, index + 1);
        if (before?.type !== 'text' || text?.type !== 'text') continue;
        before.value += text.value;
        children.splice(index, 1);
      }
    });
}
