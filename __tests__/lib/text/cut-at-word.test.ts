import { cutAtWord } from '@/lib/text/cut-at-word';

test.each([
  ['un deux', 7, 'un deux'],
  ['un deux trois', 9, 'un deux'],
  ['un deux trois', 7, 'un deux'],
  ['创建一个新的窗口', 4, '创建一个'],
  ['a 创建一个新的窗口', 6, 'a 创建一个'],
])('%j in %d characters is %j', (text, length, expected) => {
  expect(cutAtWord(text, length)).toBe(expected);
});
