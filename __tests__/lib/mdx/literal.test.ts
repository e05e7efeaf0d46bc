/** @jest-environment node */
import type { MdxFlowExpression } from 'mdast-util-mdx';
import { parseText } from '@/lib/check/parse';
import { readPlain } from '@/lib/mdx/literal';

const read = (code: string) => {
  const [node] = parseText(`{${code}}`).tree.children;
  return readPlain((node as MdxFlowExpression).data?.estree);
};

test.each(['', ' ', '/* a */', '/* a */ /* b */', '// a\n'])('%j holds nothing', (code) => {
  expect(read(code)).toEqual({ kind: 'nothing' });
});

test.each([
  ['"a"', 'a'],
  ["'\\x61'", 'a'],
  ['`a`', 'a'],
  ['-1.5', -1.5],
  ['true', true],
  ['null', null],
  ['/* a */ 1 /* b */', 1],
])('%s is plain', (code, value) => expect(read(code)).toEqual({ kind: 'value', value }));

test.each([
  ...['/* a */ <script>alert(1)</script> /* b */', '/* a */ (() => 1)() /* b */'],
  ...['[1]', '[Math.PI]', '[...[1]]', 'this', 'a', '({ a: 1 })', '({ ...a })', '({ __proto__: null })'],
  ...['`${1}`', 'a`b`', '/x/', '1n', '-"a"', '-a', '!0', '1 + 1', 'undefined'],
])('%s is code', (code) => expect(read(code)).toBeUndefined());

test('what was not parsed is not plain', () => expect(readPlain(undefined)).toBeUndefined());
