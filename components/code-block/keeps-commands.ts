import type { Element, Nodes as Node } from 'hast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { comparesManagers } from '@/lib/mdx/package-managers';

const lists = new Set(['ul', 'ol', 'dl']);
const passages = new Set([...lists, 'p', 'li', 'table', 'h2', 'h3', 'h4', 'h5', 'h6']);

const titles = new Set(['summary', 'AdmonitionTitle']);

/** True for `<Tabs>`, whose author writes each variant, and for a passage or box that names package managers. */
export function keepsCommands(node: Node | undefined): boolean {
  if (!node) return false;
  if ('name' in node && 'children' in node) {
    const title = node.children.find((child) => 'name' in child && titles.has(child.name ?? ''));
    return node.name === 'Tabs' || (title !== undefined && comparesManagers(readPassage(title as Element)));
  }
  return node.type === 'element' && passages.has(node.tagName) && comparesManagers(readPassage(node));
}

/** The words of a passage without its lists, and its inline code. */
function readPassage(passage: Element): { words: string; codes: string[] } {
  const codes: string[] = [];
  let words = '';
  visit(passage, (node) => {
    if (node.type === 'element' && node.tagName === 'pre') return SKIP;
    if (node.type === 'element' && lists.has(node.tagName) && node !== passage) return SKIP;
    if (node.type === 'element' && node.tagName === 'code') {
      codes.push(toString(node));
      return SKIP;
    }
    if (node.type === 'text' && !lists.has(passage.tagName)) words += node.value;
    return undefined;
  });
  return { words, codes };
}
