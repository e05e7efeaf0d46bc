import type { Element, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';

/** External links open a new tab without referrer or opener. */
export function rehypeExternalLinks() {
  return (tree: Root): void => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName === 'a' && /^https?:/.test(String(properties.href)))
        Object.assign(properties, { target: '_blank', rel: ['noopener', 'noreferrer'] });
    });
  };
}

/** Texts with more blocks are cut into parts: the configuration reference has 1,400, the next longest page 750. */
const MAX_WHOLE_BLOCKS = 1000;

/**
 * Wraps what follows each level-2 heading of a very long text, except the first, in a `.part`. Browsers skip the layout of
 * a distant part as a whole, which is cheaper than skipping each block. prose.css guesses its height from `data-blocks`.
 */
export function rehypeParts() {
  return (tree: Root): void => {
    if (countBlocks(tree) <= MAX_WHOLE_BLOCKS) return;
    const children: RootContent[] = [];
    const parts: Element[] = [];
    let headings = 0;
    for (const child of tree.children) {
      const isHeading = child.type === 'element' && child.tagName === 'h2';
      if (isHeading && headings++ > 0) {
        const part: Element = { type: 'element', tagName: 'div', properties: {}, children: [] };
        parts.push(part);
        children.push(child, part);
      } else (parts.at(-1)?.children ?? children).push(child as Element);
    }
    for (const part of parts) part.properties = { className: ['part'], dataBlocks: countBlocks(part) };
    tree.children = children;
  };
}

function countBlocks({ children }: Root | Element): number {
  return children.filter(({ type }) => type !== 'text').length;
}
