import type { Section } from '@/lib/content/types';
import { findAnchorBelowFirstScreen } from '@/lib/docs/first-screen';

const section = (id: string | null, text: number, code = 0): Section => ({
  heading: id === null ? null : { depth: 2, text: id, id, aliases: [] },
  text: 'x'.repeat(text),
  code: 'x'.repeat(code),
});

test.each([
  [
    'the first heading after 500 or 1,000 characters',
    [section(null, 400), section('one', 100), section('two', 500), section('three', 1)],
    ['two', 'three'],
  ],
  ['code counts', [section(null, 100, 900), section('one', 1)], ['one', 'one']],
  ['a short text has none', [section(null, 400), section('one', 99)], [undefined, undefined]],
  [
    'nor has a long text without another heading',
    [section(null, 100), section('one', 9000)],
    [undefined, undefined],
  ],
])('%s', (_, sections, expected) => {
  expect([
    findAnchorBelowFirstScreen(sections, 'phone'),
    findAnchorBelowFirstScreen(sections, 'desktop'),
  ]).toEqual(expected);
});
