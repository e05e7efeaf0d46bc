import type { ElementContent, Root } from 'hast';
import { rehypeJoinTexts } from '@/lib/mdx/join-texts';

const text = (value: string): ElementContent => ({ type: 'text', value });
const code = (...children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName: 'code',
  properties: {},
  children,
});

it('joins adjacent texts on every level, and keeps elements between them', () => {
  const tree: Root = {
    type: 'root',
    children: [text('a'), text('b'), code(text('set'), text('('), code(text('x')), text(')')), text('c')],
  };
  rehypeJoinTexts()(tree);
  expect(tree.children).toEqual([text('ab'), code(text('set('), code(text('x')), text(')')), text('c')]);
});
