import type { Root } from 'hast';
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
