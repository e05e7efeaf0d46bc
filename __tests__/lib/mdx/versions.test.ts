/** @jest-environment node */
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { readText } from '@/lib/check/parse';
import type { MdxContext } from '@/lib/mdx/context';
import { remarkVersions } from '@/lib/mdx/text';
import versions from '../../../content/api/versions.json';

function expand(text: string): Root {
  const tree = structuredClone(readText(text).tree);
  remarkVersions({ file: 'content/fr/a.mdx', locale: 'fr', lineOffset: 4 } as MdxContext)(tree);
  return tree;
}

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
  expect(toString(expand('Au <VersionDate />.'))).toMatch(/^Au \d+(?:er)? \p{L}+ \d{4}\.$/u);
});

test('an unknown crate is a fault at its line, with the known ones', () => {
  expect(() => expand('Un.\n\nLa <Version crate="tuari" />.')).toThrow(
    /^content\/fr\/a\.mdx:7: there is no release of "tuari"\n {2}→ crates: tauri, /,
  );
});
