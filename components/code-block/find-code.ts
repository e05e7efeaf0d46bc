import type { Element, Nodes as Node, Root } from 'hast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { keepsCommands } from './keeps-commands';

type Code = {
  code: Element;
  /** Whether its npm commands are also spelled for the other package managers. */
  isConverted: boolean;
};

/** Code of a page: a block, with the heading above it and the label of the tab it is in, or code within a sentence. */
export type FoundCode =
  | (Code & { kind: 'block'; pre: Element; heading: string; tab: string | undefined })
  | (Code & { kind: 'inline' });

export type FoundBlock = Extract<FoundCode, { kind: 'block' }>;
export type FoundInline = Extract<FoundCode, { kind: 'inline' }>;

/** What the elements around a node say about the code in it. */
type Around = Pick<FoundBlock, 'isConverted' | 'tab'>;

/**
 * Finds the code of a page, in the order of the text. `title` stands for the heading above the first one; `isConverted` is false if no
 * command is to be converted.
 */
export function findCode(tree: Root, title: string, isConverted: boolean): FoundCode[] {
  const found: FoundCode[] = [];
  let heading = title;
  /** The heading above names package managers: the commands of its section are those of the one it names. */
  let isNamedSection = false;
  const walk = (node: Node, before: Element | undefined, around: Around): void => {
    if (isElement(node) && /^h[2-6]$/.test(node.tagName)) {
      heading = toString(node).trim();
      isNamedSection = keepsCommands(node);
    }
    const inside: Around = {
      isConverted: around.isConverted && !keepsCommands(node),
      tab: 'name' in node && node.name === 'Tab' ? labelOf(node) : around.tab,
    };
    const canConvert = inside.isConverted && !isNamedSection;
    const block = readBlock(node);
    if (block) {
      const isNamed = keepsCommands(before);
      found.push({ kind: 'block', ...block, isConverted: canConvert && !isNamed, heading, tab: inside.tab });
      return;
    }
    if (isElement(node) && node.tagName === 'code') {
      found.push({ kind: 'inline', code: node, isConverted: canConvert });
      return;
    }
    let last: Element | undefined;
    for (const child of 'children' in node ? node.children : []) {
      walk(child, last, inside);
      if (isElement(child)) last = child;
    }
  };
  walk(tree, undefined, { isConverted, tab: undefined });
  return found;
}

/** The elements of a code block; undefined for any other node. */
function readBlock(node: Node): Pick<FoundBlock, 'pre' | 'code'> | undefined {
  if (!isElement(node) || node.tagName !== 'pre') return undefined;
  const [code] = node.children;
  return code && isElement(code) && code.tagName === 'code' ? { pre: node, code } : undefined;
}

function isElement(node: Node): node is Element {
  return node.type === 'element';
}

function labelOf(tab: { attributes?: unknown }): string | undefined {
  const attributes = (tab.attributes ?? []) as MdxJsxAttribute[];
  const label = attributes.find(({ name }) => name === 'label')?.value;
  return typeof label === 'string' ? label : undefined;
}
