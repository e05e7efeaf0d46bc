import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { own } from '../text/own';

const classes = { center: 'align-center', right: 'align-end' };

/** Makes the alignment of a table's cells a class: the compiler would make it an inline style, which the security policy forbids. */
export function rehypeAlign() {
  return (tree: Root): void => {
    visit(tree, 'element', ({ properties }) => {
      const { align } = properties;
      if (align === undefined) return;
      delete properties.align;
      const name = own(classes, String(align));
      if (name) properties.className = [name];
    });
  };
}
