/** @jest-environment node */
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { giveTree, takeGivenTree } from '@/lib/mdx/given-tree';

const parse = (text: string) => unified().use(remarkParse).use(takeGivenTree).parse(text);
const given: Root = { type: 'root', children: [] };

test('a tree is taken once, and for the text it was made of only', () => {
  giveTree('Un.', given);
  expect(parse('Un.')).toBe(given);
  expect(parse('Un.')).toMatchObject({ children: [{ type: 'paragraph' }] });
});

test('a tree of another text is not taken, nor kept for later', () => {
  giveTree('Un.', given);
  expect(parse('Deux.')).toMatchObject({ children: [{ type: 'paragraph' }] });
  expect(parse('Un.')).not.toBe(given);
});
