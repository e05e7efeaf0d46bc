import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { own } from '@/lib/text/own';

const classes = { center: 'align-center', right: 'align-end' };

/** Turns the alignment of table cells into a class. MDX would write an inline style, which the security policy forbids. */
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
