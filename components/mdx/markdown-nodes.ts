import type { BlockContent, PhrasingContent, RootContent } from 'mdast';

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

/** True for nodes that belong inside of a paragraph. */
export function isPhrasing(node: RootContent): node is PhrasingContent {
  return phrasingTypes.has(node.type);
}

/** A run of text. */
export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

/** A paragraph. */
export function paragraph(children: PhrasingContent[]): BlockContent {
  return { type: 'paragraph', children };
}

/** A paragraph in bold, as a label. */
export function strongLine(children: PhrasingContent[]): BlockContent {
  return paragraph([{ type: 'strong', children }]);
}

/** A tight bullet list of items with their blocks. */
export function list(items: BlockContent[][]): BlockContent {
  return {
    type: 'list',
    spread: false,
    children: items.map((children) => ({ type: 'listItem', spread: false, children })),
  };
}

/** A fenced code block. */
export function codeBlock(value: string, lang: string, title?: string): BlockContent {
  return { type: 'code', value, lang, meta: title ? `title="${title}"` : null };
}

/** A shell command in the spelling of each package manager. */
export function commands(variants: { label: string; command: string }[]): BlockContent[] {
  return variants.flatMap(({ label, command }) => [strongLine([text(label)]), codeBlock(command, 'bash')]);
}
