import { buildToc } from '@/lib/navigation/toc';

const headings = [
  { depth: 2, id: 'a' },
  { depth: 3, id: 'a1' },
  { depth: 4, id: 'a1x' },
  { depth: 2, id: 'b' },
  { depth: 4, id: 'b0x' },
  { depth: 3, id: 'b1' },
].map((heading) => ({ ...heading, text: heading.id, aliases: [] }));

const shape = (entries: ReturnType<typeof buildToc>): unknown =>
  entries.map(({ id, children }) => (children.length > 0 ? [id, shape(children)] : id));

describe('the contents of a page', () => {
  it.each([
    [
      [2, 3],
      [
        ['a', ['a1']],
        ['b', ['b1']],
      ],
    ],
    [
      [2, 2],
      ['a', 'b'],
    ],
    [
      [2, 4],
      [
        ['a', [['a1', ['a1x']]]],
        ['b', ['b0x', 'b1']],
      ],
    ],
    [[5, 6], []],
  ] as [[number, number], unknown][])('from level %j', (range, expected) =>
    expect(shape(buildToc(headings, range))).toEqual(expected),
  );
});
