import type { Nodes, Parent, Root, RootContent } from 'mdast';
import { readPlain } from './literal';

type Expression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

function isExpression(node: Nodes): node is Expression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

/** What an expression shows: nothing for a comment. */
function shownText(node: Expression): string {
  const held = readPlain(node.data?.estree);
  return held?.kind === 'value' ? String(held.value) : '';
}

/** The text that readers see of a node, without the comments between braces. */
export function plainText(node: Nodes | undefined): string {
  if (!node) return '';
  if (isExpression(node)) return shownText(node);
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? joinTexts(node.children.map(plainText)) : '';
}

/** Joins texts; around a part that shows nothing, one space of two stays. */
function joinTexts(texts: string[]): string {
  return texts.reduce((text, next, index) => {
    const isGap = texts[index - 1] === '' && /\s$/.test(text) && /^\s/.test(next);
    return text + (isGap ? next.trimStart() : next);
  }, '');
}

/** Removes comments between braces, and writes plain values as text, so that what follows reads text only. */
export function remarkExpressions() {
  return (tree: Root): void => replaceIn(tree);
}

function replaceIn(parent: Parent): void {
  const children: RootContent[] = [];
  let isAfterComment = false;
  for (const child of parent.children) {
    const node = replaced(child);
    const last = children.at(-1);
    if (!node) isAfterComment = true;
    else if (node.type === 'text' && last?.type === 'text') {
      last.value = isAfterComment ? joinTexts([last.value, '', node.value]) : last.value + node.value;
      if (node.data) last.data = { ...last.data, ...node.data };
      isAfterComment = false;
    } else {
      children.push(node);
      isAfterComment = false;
      if ('children' in node) replaceIn(node);
    }
  }
  const [first, last] = [children.at(0), children.at(-1)];
  if (first?.type === 'text' && first !== parent.children[0]) first.value = first.value.trimStart();
  if (last?.type === 'text' && isAfterComment) last.value = last.value.trimEnd();
  parent.children = children;
}

/** The node itself, or what an expression shows. */
function replaced(node: RootContent): RootContent | undefined {
  if (!isExpression(node)) return node;
  const value = shownText(node);
  if (value === '') return undefined;
  const text = { type: 'text' as const, value };
  return node.type === 'mdxFlowExpression' ? { type: 'paragraph', children: [text] } : text;
}
