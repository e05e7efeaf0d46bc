import { packPostings, packWords, unpackPostings, unpackWords, type Posting } from '@/lib/search/packed';

function unpack(packed: string, first = 0): { doc: number; kind: number }[][] {
  const { starts, docs, kinds } = unpackPostings(packed, first);
  return starts.slice(1).map((end, list) =>
    [...docs.slice(starts[list], end)].map((doc, index) => ({
      doc,
      kind: kinds[(starts[list] ?? 0) + index] ?? 0,
    })),
  );
}

describe('packed postings', () => {
  it('come back as they went in, gaps of every size and empty lists included', () => {
    const lists: Posting[][] = [
      [0, 1, 43, 44, 45, 1_935, 1_936, 85_183, 85_185, 9_999_999].map((doc, index) => ({
        doc,
        kind: (index % 3) as 0 | 1 | 2,
      })),
      [],
      [{ doc: 7, kind: 2 }],
    ];
    expect(unpack(packPostings(lists))).toEqual(lists);
  });

  it('count from the first document of their part', () => {
    expect(unpack(packPostings([[{ doc: 0, kind: 1 }], [{ doc: 3, kind: 0 }]]), 40)).toEqual([
      [{ doc: 40, kind: 1 }],
      [{ doc: 43, kind: 0 }],
    ]);
  });

  it('stand in JSON as they are', () => {
    const packed = packPostings([
      Array.from({ length: 5_000 }, (_, doc) => ({ doc: doc * 37, kind: 0 as const })),
    ]);
    expect(JSON.stringify(packed)).toHaveLength(packed.length + 2);
  });
});

describe('packed words', () => {
  it('come back as they went in', () => {
    const words = ['a', 'ab', 'abc', 'abcdefghijkl', 'abcdefghijklm', 'b', 'été', 'x.y'].sort();
    expect(unpackWords(packWords(words))).toEqual(words);
  });

  it('may be none', () => {
    expect(unpackWords(packWords([]))).toEqual([]);
  });
});
