import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributeValue, type MdxContext } from './context';

const commandComponents = new Set(['TauriCommand', 'Install', 'RunScript']);

/** Counts the parts of a text that depend on the reader's system or package manager; code blocks are counted as they are highlighted. */
export function remarkChoices(context: MdxContext) {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const group = node.name === 'Tabs' ? attributeValue(node, 'group') : undefined;
      if (group === 'os' || group === 'package-manager') context.choices[group]++;
      if (commandComponents.has(node.name ?? '')) context.choices['package-manager']++;
    });
  };
}
