import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { readDiagram } from '@/lib/content/diagrams';
import { ContentError } from '@/lib/content/types';
import { attributeValue, fail, placeText, type MdxContext } from '@/lib/mdx/context';
import { codeLanguages } from '@/lib/mdx/highlight';
import { requiredAttributes } from '@/lib/mdx/known-components';
import { readSample } from '@/lib/sample/samples';
import { didYouMean } from '@/lib/text/nearest';
import { own } from '@/lib/text/own';

/** Components that read their content while they render. Their attribute `place` names its file and line in a fault. */
const readers = new Set(['Tabs', 'Chart']);

/**
 * Stops at components that cannot be rendered, at samples and drawings that do not exist and at unknown languages of code: React would
 * not know their line, and elements of HTML no longer know the file of a partial.
 */
export function remarkParts(context: MdxContext) {
  const files: Record<string, (name: string) => unknown> = {
    Essai: readSample,
    Diagram: (name) => readDiagram(name, context.locale),
  };
  return (tree: Root) => {
    visit(tree, 'code', (node) => {
      const lang = node.lang ?? '';
      if (codeLanguages.has(lang)) return;
      const languages = 'Utilisez un langage de lib/mdx/highlight.ts, ou text.';
      fail(node, context, `Langage de code inconnu « ${lang} »`, didYouMean(lang, codeLanguages, languages));
    });
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as MdxJsxFlowElement;
      const component = element.name ?? '';
      const missing = own(requiredAttributes, component)?.find((key) => !hasAttribute(element, key));
      if (missing)
        fail(element, context, `<${component}> n’a pas d’attribut « ${missing} »`, `Ajoutez ${missing}="…".`);
      try {
        own(files, component)?.(String(attributeValue(element, 'name')));
      } catch (error) {
        // A fault inside of its file names that file.
        if (error instanceof ContentError) throw error;
        const [problem = '', fix = ''] = (error as Error).message.split('\n  → ');
        fail(element, context, problem, fix);
      }
      if (readers.has(component))
        element.attributes.push({
          type: 'mdxJsxAttribute',
          name: 'place',
          value: placeText(element, context),
        });
    });
  };
}

function hasAttribute({ attributes }: MdxJsxFlowElement, key: string): boolean {
  return attributes.some((one) => 'name' in one && one.name === key);
}
