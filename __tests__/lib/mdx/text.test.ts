/** @jest-environment node */
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseText } from '@/lib/check/parse';
import type { MdxContext } from '@/lib/mdx/context';
import { remarkPartials, remarkVersions } from '@/lib/mdx/text';
import type * as Versions from '@/lib/content/versions';
import versions from '../../../content/api/versions.json';

let hasVersions = true;
jest.mock('@/lib/content/versions', () => {
  const { readVersions } = jest.requireActual<typeof Versions>('@/lib/content/versions');
  return { readVersions: (root: string) => readVersions(hasVersions ? root : `${root}/lib`) };
});
afterEach(() => (hasVersions = true));

const parse = (text: string): Root => structuredClone(parseText(text).tree);

/** The tree of a text with its partials and its releases in place. */
function expand(text: string, partials: Record<string, string> = {}): Root {
  const readPartial = (name: string) => partials[name] ?? '';
  const context = { file: 'content/fr/a.mdx', locale: 'fr', lineOffset: 4, readPartial } as MdxContext;
  const tree = parse(text);
  remarkPartials(context, parse)(tree);
  remarkVersions(context)(tree);
  return tree;
}

const textOf = (tree: Root): string => tree.children.map((node) => toString(node)).join(' ');
const pull = (name: string) => `<Partial name="${name}" />`;

test('partials stand in the place of their names, also first in another one and inside a component', () => {
  const partials = { a: `${pull('b')}\n\nA.`, b: 'B.' };
  expect(textOf(expand(`Un.\n\n${pull('a')}\n\nDeux.`, partials))).toBe('Un. B. A. Deux.');
  expect(textOf(expand(`<Tab>\n\n${pull('a')}\n\n</Tab>\n\n${pull('b')}`, partials))).toBe('B.A. B.');
});

test('elements alone in a paragraph of a partial are blocks, as in a page', () => {
  const tabs = '<Tabs>\n<Tab value="a" label="A">Un.</Tab>\n<Tab value="b" label="B">Deux.</Tab>\n</Tabs>';
  const [group] = expand(pull('a'), { a: tabs }).children;
  const types = group && 'children' in group ? group.children.map(({ type }) => type) : [];
  expect(types).toEqual(['mdxJsxFlowElement', 'mdxJsxFlowElement']);
  expect(textOf(expand(pull('a'), { a: 'Un <kbd>A</kbd>.' }))).toBe('Un A.');
});

test('a partial and its page may both have a note 1', () => {
  const note = 'Texte[^1].\n\n[^1]: Une note.';
  const names = (text: string): string[] => {
    const found: string[] = [];
    visit(
      expand(text, { a: note, b: note }),
      'footnoteDefinition',
      ({ identifier }) => void found.push(identifier),
    );
    return found;
  };
  expect(names(`${note}\n\n${pull('a')}\n\n${pull('b')}`)).toEqual(['1', 'a-1', 'b-1']);
});

test.each([
  ['itself', { a: `A.\n\n${pull('a')}` }, 'a → a', 'a.mdx'],
  ['itself through another', { a: pull('b'), b: `B.\n\n${pull('a')}` }, 'a → b → a', 'b.mdx'],
])('a partial that pulls in %s is told at the place of the page', (_, partials, trail, last) => {
  expect(() => expand(`Un.\n\n${pull('a')}`, partials)).toThrow(
    `content/fr/a.mdx:7: Le passage commun « a » s’inclut lui-même : ${trail}\n  → Retirez la balise <Partial> de content/fr/_partials/${last}`,
  );
});

test('an unknown crate in a partial is a fault of its file', () => {
  const partials = { a: 'Un.\n\nLa <Version crate="tuari" />.' };
  expect(() => expand(`Un.\n\n${pull('a')}`, partials)).toThrow(/^content\/fr\/_partials\/a\.mdx:3: /);
});

test('release numbers become text in sentences, in table cells and alone on a line', () => {
  const { tauri, wry } = versions.crates;
  const inCell = '| Crate | Version |\n| --- | --- |\n| WRY | <Version crate="wry" /> |';
  const tree = expand(`La <Version crate="tauri" />.\n\n${inCell}\n\n<Version crate="tauri" />`);
  expect(tree.children.map((node) => [node.type, toString(node)])).toEqual([
    ['paragraph', `La ${tauri}.`],
    ['table', `CrateVersionWRY${wry}`],
    ['paragraph', tauri],
  ]);
});

test('the day of the check is written in the language of the page', () => {
  expect(textOf(expand('Au <VersionDate />.'))).toMatch(/^Au \d+(?:er)?\u00A0\p{L}+ \d{4}\.$/u);
});

test('an unknown crate is a fault at its line, with the known ones', () => {
  expect(() => expand('Un.\n\nLa <Version crate="tuari" />.')).toThrow(
    /^content\/fr\/a\.mdx:7: content\/api\/versions\.json n’a pas de version pour « tuari »\n {2}→ Crates : tauri, /,
  );
});

test.each(['VersionDate', 'Version crate="tauri"'])(
  '<%s /> blames the file of versions that cannot be read',
  (tag) => {
    hasVersions = false;
    expect(() => expand(`Un.\n\nAu <${tag} />.`)).toThrow(
      'content/fr/a.mdx:7: content/api/versions.json ne se lit pas\n  → Corrigez d’abord ce fichier.',
    );
  },
);
