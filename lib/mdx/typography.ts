import type { Nodes, Root } from 'mdast';
import { toFrenchTypography } from '../text/french-spaces';
import { attributeValue, type MdxContext } from './context';

/** Attributes whose text is shown or read aloud. */
export const spokenAttributes = ['title', 'caption', 'label', 'alt', 'summary'];

/** HTML elements that hold code: their text is used exactly as written. */
export const codeElements: ReadonlySet<string> = new Set(['code', 'kbd', 'samp', 'var', 'pre']);

/** French typography in text nodes and in the attributes readers see, except in code and in passages of another language. */
export function remarkTypography(context: MdxContext) {
  return (tree: Root): void => {
    if (context.locale === 'fr') setTypography(tree, true);
  };
}

function setTypography(node: Nodes, isFrench: boolean): void {
  if (node.type === 'text' && isFrench) node.value = toFrenchTypography(node.value);
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement')
    return toChildren(node, isFrench);
  if (codeElements.has(node.name ?? '')) return;
  const lang = attributeValue(node, 'lang');
  const isInside = typeof lang === 'string' ? /^fr\b/i.test(lang) : isFrench;
  for (const attribute of isInside ? node.attributes : []) {
    if (
      'name' in attribute &&
      spokenAttributes.includes(attribute.name) &&
      typeof attribute.value === 'string'
    )
      attribute.value = toFrenchTypography(attribute.value);
  }
  toChildren(node, isInside);
}

function toChildren(node: Nodes, isFrench: boolean): void {
  if ('children' in node) for (const child of node.children) setTypography(child, isFrench);
}
