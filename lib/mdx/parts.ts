import type { Element, Root, RootContent } from 'hast';

/** Blocks from which on a text is cut into parts: the reference of the configuration has 1,400, the next longest page 750. */
const manyBlocks = 1000;

/**
 * Puts what follows each level-2 heading of a very long text, but for the first, into a part, which browsers skip as a whole
 * while it is far from the window: to skip each of its blocks would cost more than to show them. A part says how many blocks
 * it has, from which prose.css guesses its height.
 */
export function rehypeParts() {
  return (tree: Root): void => {
    if (countBlocks(tree) <= manyBlocks) return;
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
