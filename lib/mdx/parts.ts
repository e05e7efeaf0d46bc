import type { Element, Root, RootContent } from 'hast';

/** Blocks from which on a text is cut into parts: the reference of the configuration has 1,400, the next longest page 750. */
const manyBlocks = 1000;

/**
 * Puts what follows each level-2 heading of a very long text into a part, which browsers skip as a whole while it is far from
 * the window (see prose.css): to skip each of its blocks would cost more than to show them.
 */
export function rehypeParts() {
  return (tree: Root): void => {
    if (tree.children.filter(({ type }) => type !== 'text').length <= manyBlocks) return;
    const children: RootContent[] = [];
    let part: Element | undefined;
    for (const child of tree.children) {
      if (child.type === 'element' && child.tagName === 'h2') {
        part = { type: 'element', tagName: 'div', properties: { className: ['part'] }, children: [] };
        children.push(child, part);
      } else if (part) part.children.push(child as Element);
      else children.push(child);
    }
    tree.children = children;
  };
}
