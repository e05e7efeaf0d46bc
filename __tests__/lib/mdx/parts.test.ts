import type { Root } from 'hast';
import { rehypeParts } from '@/lib/mdx/parts';

const element = (tagName: string) => ({ type: 'element' as const, tagName, properties: {}, children: [] });

/** A text of a first block, and of two level-2 headings with so many blocks each. */
function textOf(blocks: number): Root {
  const section = () => [element('h2'), ...Array.from({ length: blocks }, () => element('p'))];
  return { type: 'root', children: [element('p'), ...section(), ...section()] };
}

const names = (tree: Root): string[] =>
  tree.children.map((child) =>
    child.type === 'element' ? `${child.tagName} ${child.children.length}` : child.type,
  );

test('what follows each level-2 heading of a very long text is one part', () => {
  const tree = textOf(600);
  rehypeParts()(tree);
  expect(names(tree)).toEqual(['p 0', 'h2 0', 'div 600', 'h2 0', 'div 600']);
});

test('other texts stay as they are', () => {
  const tree = textOf(400);
  rehypeParts()(tree);
  expect(tree).toEqual(textOf(400));
});
