import type { Element, Parents, Root, Text } from 'hast';
import { visit } from 'unist-util-visit';
import { toElement, toText } from './code-lines';

/** What may precede a name on its line: `(`, `l’`, `« `. */
const opening = /(?<!\S)\S{1,3}[\u00A0\u202F]?$/;
/** What must not begin the next line: `,`, `).`, ` » ;`. */
const closing = /^(?:[\u00A0\u202F]?\S{1,3}(?!\S)){1,2}/;

/**
 * Joins short code that stays on one line with the punctuation around it: an inline block may be followed by a line break even before
 * a comma.
 */
export function rehypeWholeCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      const code = findWhole(node);
      if (!code || !parent || index === undefined) return undefined;
      const before = cut(parent, index - 1, opening);
      const after = cut(parent, index + 1, closing);
      delete code.properties.className;
      if (before.length + after.length > 0)
        parent.children[index] = toElement('span', { className: ['whole'] }, [...before, node, ...after]);
      // A link stays whole with the arrow behind its code.
      else node.properties.className = ['whole'];
      return 'skip';
    });
  };
}

/** The marked code that a node is, or that is all it holds: a link, for example. */
function findWhole(node: Element): Element | undefined {
  const { className } = node.properties;
  if (node.tagName === 'code')
    return Array.isArray(className) && className.includes('whole') ? node : undefined;
  const [child] = node.children;
  return child?.type === 'element' && node.children.length === 1 && inline.has(node.tagName)
    ? findWhole(child)
    : undefined;
}

const inline: ReadonlySet<string> = new Set(['a', 'em', 'strong']);

/** Takes what a pattern finds out of a text, if there is one at that place. */
function cut({ children }: Parents, index: number, pattern: RegExp): Text[] {
  const text = children[index];
  const found = text?.type === 'text' && pattern.exec(text.value)?.[0];
  if (!found) return [];
  text.value = text.value.replace(pattern, '');
  return [toText(found)];
}
