import type { Element, ElementContent, Properties, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { readAttributes } from '@/lib/mdx/literal';

const tableElements = /^(?:table|thead|tbody|tr|th|td)$/;

/** Properties of HTML whose names React writes in another way. */
const properties: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** Turns tables that are written as HTML into elements, so that they get what tables of Markdown get. */
export function rehypeHtmlTables() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (!parent || index === undefined || !tableElements.test(node.name ?? '')) return;
      parent.children[index] = toElement(node);
      // Visit the element that replaces the node.
      return index;
    });
  };
}

function toElement({ name, attributes, children }: MdxJsxFlowElementHast | MdxJsxTextElementHast): Element {
  const entries = [...readAttributes(attributes)].map(([key, value]) => [properties[key] ?? key, value]);
  return {
    type: 'element',
    tagName: name ?? '',
    properties: Object.fromEntries(entries) as Properties,
    children: children as ElementContent[],
  };
}
