import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';

const phrasingTypes = new Set([
  'text',
  'link',
  'strong',
  'emphasis',
  'delete',
  'inlineCode',
  'break',
  'image',
  'linkReference',
  'imageReference',
  'footnoteReference',
]);

/** True for nodes that belong inside a paragraph. */
export function isPhrasing(node: RootContent): node is PhrasingContent {
  return phrasingTypes.has(node.type);
}

/** A text without formatting. */
export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

export type Attributes = Record<string, string | boolean | undefined>;

/** An element as an author would write it; attributes that are `undefined` or `false` are left out. */
export function element(
  name: string,
  attributes: Attributes,
  children: PhrasingContent[],
): MdxJsxTextElement {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined || value === false
      ? []
      : [{ type: 'mdxJsxAttribute' as const, name: key, value: value === true ? null : value }],
  );
  return { type: 'mdxJsxTextElement', name, attributes: written, children };
}

/** A paragraph of text, links and other phrasing content. */
export function paragraph(children: PhrasingContent[]): BlockContent {
  return { type: 'paragraph', children };
}

/** A paragraph in bold, as a label. */
export function strongLine(children: PhrasingContent[]): BlockContent {
  return paragraph([{ type: 'strong', children }]);
}

/** A paragraph in italics, as words about what is left out. */
export function emphasisLine(words: string): BlockContent {
  return paragraph([{ type: 'emphasis', children: [text(words)] }]);
}

/** A tight bullet list of items with their blocks. */
export function list(items: BlockContent[][]): BlockContent {
  return {
    type: 'list',
    spread: false,
    children: items.map((children) => ({ type: 'listItem', spread: false, children })),
  };
}

/** A code block. The title is written into its meta, in the quotes that it does not contain. */
export function codeBlock(value: string, lang: string, title?: string): BlockContent {
  const quote = title?.includes('"') ? "'" : '"';
  return { type: 'code', value, lang, meta: title ? `title=${quote}${title}${quote}` : null };
}
