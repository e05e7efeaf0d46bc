import { buildToc, type TocEntry } from '@/lib/navigation/toc';

const headings = (
  [
    [2, 'a'],
    [3, 'a1'],
    [4, 'a1x'],
    [2, 'b'],
    [4, 'b0x'],
    [3, 'b1'],
  ] as const
).map(([depth, id]) => ({ depth, id, text: id, aliases: [] }));

/** `a(a1) b` */
const show = (entries: TocEntry[]): string =>
  entries.map(({ id, children }) => (children.length > 0 ? `${id}(${show(children)})` : id)).join(' ');

it.each([
  [[2, 3], 'a(a1) b(b1)'],
  [[2, 2], 'a b'],
  [[2, 4], 'a(a1(a1x)) b(b0x b1)'],
  [[5, 6], ''],
] as [[number, number], string][])('the contents of a page from level %j are %j', (range, expected) =>
  expect(show(buildToc(headings, range))).toBe(expected),
);
