import type { Program, Property } from 'estree';
import type { Element, ElementContent, Parents, Properties, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { find, html } from 'property-information';

/** Between their children, line breaks mean nothing: the compiler would leave them out too. */
const tableParts = new Set(['table', 'thead', 'tbody', 'tr']);

/**
 * Turns the plain parts of a text into markup before the page is compiled: compiler and renderer would else look at each element
 * of the site, most of which are words and coloured code, and take a tenth longer. `shown` names the elements that components
 * show. Stands last in the plugin list.
 */
export function rehypeFold(shown: ReadonlySet<string>) {
  return (tree: Root): void => void foldPlain(tree, shown);
}

/** True for a node without a component in it; in another one, the plain parts are folded. */
function foldPlain(node: Root | ElementContent, shown: ReadonlySet<string>): boolean {
  if (!('children' in node)) return node.type === 'text';
  if (node.type === 'element' && tableParts.has(node.tagName))
    node.children = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const arePlain = node.children.map((child) => foldPlain(child as ElementContent, shown));
  if (isPlainElement(node, shown) && arePlain.every(Boolean)) return true;
  node.children = (node.children as ElementContent[]).map((child, index) =>
    arePlain[index] && child.type === 'element' && child.children.length > 0 ? toMarkup(child) : child,
  );
  return false;
}

function isPlainElement(node: Parents, shown: ReadonlySet<string>): boolean {
  return node.type === 'element' && !shown.has(node.tagName);
}

/** The element as JSX, with its content as markup. */
function toMarkup({ tagName, properties, children }: Element): ElementContent {
  const markup = toHtml(children.map(escapeText), {
    allowDangerousHtml: true, // what `escapeText` has made, and nothing else
    closeSelfClosing: true,
    tightSelfClosing: true,
  });
  const node: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: tagName,
    attributes: [...toAttributes(properties), htmlAttribute(markup)],
    children: [],
  };
  return node as unknown as ElementContent;
}

const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The library would leave `>` as it is, which feeds (`]]>`) and checkers of HTML stumble over. */
function escapeText(node: ElementContent): ElementContent {
  if (node.type === 'element') return { ...node, children: node.children.map(escapeText) };
  if (node.type !== 'text') return node;
  const value = node.value.replace(/[&<>]/g, (character) => references[character] ?? character);
  return { type: 'raw', value } as unknown as ElementContent;
}

function toAttributes(properties: Properties): MdxJsxAttribute[] {
  return Object.entries(properties).flatMap(([name, value]) =>
    value === undefined || value === null || value === false
      ? []
      : {
          type: 'mdxJsxAttribute',
          name: /^(?:data|aria)/.test(name) ? find(html, name).attribute : name,
          value: Array.isArray(value) ? value.join(' ') : String(value),
        },
  );
}

/** `dangerouslySetInnerHTML={{ __html: markup }}`: made from a tree, in which no element is of the page's author. */
function htmlAttribute(markup: string): MdxJsxAttribute {
  const html: Property = {
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Identifier', name: '__html' },
    value: { type: 'Literal', value: markup },
  };
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression: { type: 'ObjectExpression', properties: [html] } }],
  };
  return {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  };
}
