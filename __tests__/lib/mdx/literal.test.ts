/** @jest-environment node */
import type { MdxFlowExpression } from 'mdast-util-mdx';
import { readText } from '@/lib/check/parse';
import { readPlain } from '@/lib/mdx/literal';

const read = (code: string) => {
  const [node] = readText(`{${code}}`).tree.children;
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
  ['[1, ["a"]]', [1, ['a']]],
  ['({ a: 1, "b": [2] })', { a: 1, b: [2] }],
  ['/* a */ 1 /* b */', 1],
])('%s is plain', (code, value) => expect(read(code)).toEqual({ kind: 'value', value }));

test.each([
  ...['/* a */ <script>alert(1)</script> /* b */', '/* a */ (() => 1)() /* b */'],
  ...['[Math.PI]', '[this]', '[new Date]', '[globalThis]', '[, 1]', '[...[1]]', '[a]'],
  ...['`${1}`', 'a`b`', '/x/', '1n', '-"a"', '-a', '!0', '1 + 1', 'undefined'],
  ...['({ a })', '({ [a]: 1 })', '({ a() {} })', '({ get a() {} })', '({ ...a })', '({ __proto__: null })'],
])('%s is code', (code) => expect(read(code)).toBeUndefined());

test('what was not parsed is not plain', () => expect(readPlain(undefined)).toBeUndefined());
