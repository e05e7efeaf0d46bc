import type { Root } from 'hast';
import { rehypeParts } from '@/lib/mdx/rehype';

const element = (tagName: string) => ({ type: 'element' as const, tagName, properties: {}, children: [] });

/** A text with a beginning, and with two more level-2 headings and so many blocks under each. */
function textOf(blocks: number): Root {
  const section = () => [element('h2'), ...Array.from({ length: blocks }, () => element('p'))];
  return { type: 'root', children: [element('p'), element('h2'), element('p'), ...section(), ...section()] };
}

const names = (tree: Root): string[] =>
  tree.children.map((child) =>
    child.type === 'element' ? `${child.tagName} ${child.children.length}` : child.type,
  );

test('what follows each level-2 heading of a very long text but the first is one part', () => {
  const tree = textOf(600);
  rehypeParts()(tree);
  expect(names(tree)).toEqual(['p 0', 'h2 0', 'p 0', 'h2 0', 'div 600', 'h2 0', 'div 600']);
});

test('a part says how many blocks it has', () => {
  const tree = textOf(600);
  tree.children.splice(4, 0, { type: 'text', value: '\n' });
  rehypeParts()(tree);
  expect(tree.children.at(-1)).toMatchObject({ properties: { className: ['part'], dataBlocks: 600 } });
  expect(tree.children[4]).toMatchObject({ properties: { className: ['part'], dataBlocks: 600 } });
});

test('other texts stay as they are', () => {
  const tree = textOf(400);
  rehypeParts()(tree);
  expect(tree).toEqual(textOf(400));
});
