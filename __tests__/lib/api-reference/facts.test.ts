/** @jest-environment node */
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { FactNodes } from '@/lib/api-reference/fact-nodes';
import { membersOf } from '@/lib/api-reference/member-groups';
import { getReference } from '@/lib/api-reference/reference';
import { symbolFacts } from '@/lib/api-reference/symbol-facts';
import { attributeValue } from '@/lib/mdx/context';
import type { Locale } from '@/lib/site/config';

/** Texts of the facts of a symbol or a member, with their labels. */
function factsOf(name: string, anchor: string, locale: Locale = 'fr'): string[] {
  const documented = getReference(locale).modules.find((candidate) => candidate.name === name);
  const textOf = (node: RootContent): string[] => {
    if (!('name' in node) || !('attributes' in node)) return [];
    if (node.name === 'FactList') return node.children.flatMap((child) => textOf(child));
    return [[attributeValue(node as never, 'label'), toString(node)].filter(Boolean).join(' ')];
  };
  for (const symbol of documented?.symbols ?? []) {
    for (const member of [undefined, ...membersOf(symbol)]) {
      if (documented && (member ?? symbol).anchor === anchor)
        return symbolFacts(new FactNodes({ locale, chrome: locale }), documented, symbol, member).flatMap(
          textOf,
        );
    }
  }
  throw new Error(`${name} has no entry ${anchor}`);
}

it('puts a word between names of which one replaces a deprecated function', () => {
  expect(factsOf('path', 'appdir')).toContainEqual(expect.stringMatching(/ appConfigDir ou appDataDir$/));
  expect(factsOf('path', 'appdir', 'en')).toContainEqual(
    expect.stringMatching(/ appConfigDir or appDataDir$/),
  );
  expect(factsOf('path', 'logdir')).toContainEqual(expect.stringMatching(/ appLogDir$/));
});

it.each([
  ['window', 'getbylabel', ['static']],
  ['window', 'setclosable', ['async', 'Depuis la version 1.4.0', 'Autorisation window.setClosable']],
  ['fs', 'readtextfile', ['async', 'Autorisation fs.readFile']],
  ['fs', 'readdir', ['async', 'Autorisation fs.readDir']],
  ['os', 'arch-1', ['async', 'Modifié en 1.0.2', 'Autorisation os.all']],
  ['window', 'innersize', ['async']],
  ['window', 'togglemaximize', ['async', 'Autorisation window.maximize, window.unmaximize']],
])('names the badges and the allowlist key of %s.%s', (module, anchor, expected) => {
  const facts = factsOf(module, anchor);
  expect(facts.filter((text) => !text.startsWith('En v2') && !text.includes('('))).toEqual(expected);
  expect(facts.filter((text) => text.startsWith('En v2'))).toHaveLength(1);
});
