/** @jest-environment node */
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { readText } from '@/lib/check/parse';
import type { MdxContext } from '@/lib/mdx/context';
import { remarkPartials } from '@/lib/mdx/text';

const parse = (text: string): Root => structuredClone(readText(text).tree);

function expand(text: string, partials: Record<string, string>): string {
  const readPartial = (name: string) => partials[name] ?? '';
  const context = { file: 'content/fr/a.mdx', locale: 'fr', lineOffset: 4, readPartial } as MdxContext;
  const tree = parse(text);
  remarkPartials(context, parse)(tree);
  return tree.children.map((node) => toString(node)).join(' ');
}

const pull = (name: string) => `<Partial name="${name}" />`;

test('partials stand in the place of their names, also first in another one and inside a component', () => {
  const partials = { a: `${pull('b')}\n\nA.`, b: 'B.' };
  expect(expand(`Un.\n\n${pull('a')}\n\nDeux.`, partials)).toBe('Un. B. A. Deux.');
  expect(expand(`<Tab>\n\n${pull('a')}\n\n</Tab>\n\n${pull('b')}`, partials)).toBe('B.A. B.');
});

test.each([
  ['itself', { a: `A.\n\n${pull('a')}` }, 'a → a', 'a.mdx'],
  ['itself through another', { a: pull('b'), b: `B.\n\n${pull('a')}` }, 'a → b → a', 'b.mdx'],
])('a partial that pulls in %s is told at the place of the page', (_, partials, trail, last) => {
  expect(() => expand(`Un.\n\n${pull('a')}`, partials)).toThrow(
    `content/fr/a.mdx:7: the partial "a" pulls itself in: ${trail}\n  → take the <Partial> out of content/fr/_partials/${last}`,
  );
});
