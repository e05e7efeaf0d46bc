import type { Element, ElementContent, Root } from 'hast';
import { rehypeBlankTexts } from '@/lib/mdx/blank-texts';

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const component: ElementContent = {
  type: 'mdxJsxFlowElement',
  name: 'Tabs',
  attributes: [],
  children: [],
};

it('removes the line breaks beside blocks and components, on every level', () => {
  const item = element('li', text('\n'), element('p', text('a')), text('\n'));
  const tree: Root = {
    type: 'root',
    children: [component, text('\n'), component, text('\n'), element('ul', text('\n'), item, text('\n'))],
  };
  rehypeBlankTexts()(tree);
  expect(tree.children).toEqual([
    component,
    component,
    element('ul', element('li', element('p', text('a')))),
  ]);
});

it('keeps the line breaks of a text and of code', () => {
  const make = (): Root => ({
    type: 'root',
    children: [
      element('p', element('em', text('a')), text('\n'), element('em', text('b'))),
      element('pre', element('code', element('span', text('a')), text('\n'))),
    ],
  });
  const tree = make();
  rehypeBlankTexts()(tree);
  expect(tree).toEqual(make());
});
