import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { readDiagram } from '@/lib/content/diagrams';
import { ContentError } from '@/lib/content/types';
import { attributeValue, fail, type MdxContext } from '@/lib/mdx/context';
import { requiredAttributes } from '@/lib/mdx/required-attributes';
import { readSample } from '@/lib/sample/samples';
import { own } from '@/lib/text/own';

/** Stops at components that cannot be rendered, and at samples and drawings that do not exist: React would not know their line. */
export function remarkParts(context: MdxContext) {
  const readers: Record<string, (name: string) => unknown> = {
    Essai: readSample,
    Diagram: (name) => readDiagram(name, context.locale),
  };
  return (tree: Root) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as MdxJsxFlowElement;
      const component = element.name ?? '';
      const missing = own(requiredAttributes, component)?.find((key) => !hasAttribute(element, key));
      if (missing)
        fail(element, context, `<${component}> n’a pas d’attribut « ${missing} »`, `Ajoutez ${missing}="…".`);
      try {
        own(readers, component)?.(String(attributeValue(element, 'name')));
      } catch (error) {
        // A fault inside of its file names that file.
        if (error instanceof ContentError) throw error;
        const [problem = '', fix = ''] = (error as Error).message.split('\n  → ');
        fail(element, context, problem, fix);
      }
    });
  };
}

function hasAttribute({ attributes }: MdxJsxFlowElement, key: string): boolean {
  return attributes.some((one) => 'name' in one && one.name === key);
}
