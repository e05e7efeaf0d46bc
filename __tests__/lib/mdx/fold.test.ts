import type { Element, ElementContent, Root } from 'hast';
import { rehypeFold } from '@/lib/mdx/fold';
import { rehypeExternalLinks } from '@/lib/mdx/links';

type Folded = { type: string; name: string; attributes: { name: string; value: unknown }[] };

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, children: ElementContent[] = [], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const component = (name: string, children: ElementContent[] = []): ElementContent =>
  ({ type: 'mdxJsxFlowElement', name, attributes: [], children }) as unknown as ElementContent;

function fold(...children: ElementContent[]): Root {
  const tree: Root = { type: 'root', children };
  rehypeFold(new Set(['h2', 'table']))(tree);
  return tree;
}

/** The markup an element was folded into; undefined for one that is still a node. */
function markupOf(node: unknown): string | undefined {
  const attribute = (node as Folded).attributes?.find(({ name }) => name === 'dangerouslySetInnerHTML');
  const value = attribute?.value as
    | { data: { estree: { body: [{ expression: { properties: [{ value: { value: string } }] } }] } } }
    | undefined;
  return value?.data.estree.body[0].expression.properties[0].value.value;
}

test('a plain part is folded as a whole, with its attributes', () => {
  const [block] = fold(
    element('div', [element('p', [element('code', [text('a')]), text(' b'), element('br')])], {
      className: ['part', 'wide'],
      dataBlocks: 3,
      tabIndex: 0,
      hidden: undefined,
    }),
  ).children as unknown as Folded[];
  expect(markupOf(block)).toBe('<p><code>a</code> b<br/></p>');
  expect(block?.name).toBe('div');
  expect(block?.attributes.slice(0, -1).map(({ name, value }) => [name, value])).toEqual([
    ['className', 'part wide'],
    ['data-blocks', '3'],
    ['tabIndex', '0'],
  ]);
});

test('text never becomes markup', () => {
  const [block] = fold(element('p', [text('<script>alert("&amp;")</script>')])).children;
  const place = document.createElement('p');
  place.innerHTML = markupOf(block) ?? '';
  expect(place.childElementCount).toBe(0);
  expect(place.textContent).toBe('<script>alert("&amp;")</script>');
});

test('what components show, and what is around a component, stays; plain parts within are folded', () => {
  const cell = element('td', [text('1')]);
  const tree = fold(
    element('h2', [element('code', [text('x')])]),
    element('ul', [
      element('li', [component('Tabs', [element('p', [text('y')])])]),
      element('li', [text('z')]),
    ]),
    element('table', [text('\n'), element('tbody', [text('\n'), element('tr', [cell, text('\n')])])]),
  );
  const [heading, list, table] = tree.children as Element[];
  expect(heading).toMatchObject({ tagName: 'h2', properties: {} });
  expect(markupOf(heading?.children[0])).toBe('x');
  const [withTabs, plain] = (list?.children ?? []) as Element[];
  expect(markupOf((withTabs?.children[0] as Element).children[0])).toBe('y');
  expect(markupOf(plain)).toBe('z');
  expect(table?.children).toHaveLength(1);
  expect(markupOf(table?.children[0])).toBe('<tr><td>1</td></tr>');
});

test('an element with nothing in it stays a node', () => {
  expect(fold(element('hr')).children).toEqual([element('hr')]);
});

test('external links open a new tab and say nothing to the other side; those of the site do not', () => {
  const links = ['https://tauri.app/', '/fr/v1/guides', '#menu'].map((href) => element('a', [], { href }));
  rehypeExternalLinks()({ type: 'root', children: links });
  expect(links.map(({ properties }) => [properties.target, properties.rel])).toEqual([
    ['_blank', ['noopener', 'noreferrer']],
    [undefined, undefined],
    [undefined, undefined],
  ]);
});
