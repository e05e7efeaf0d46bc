import { packPostings, packWords, readPostings, unpackWords, type Posting } from '@/lib/search/packed';

function unpack(packed: string, lists: number): Posting[][] {
  const result: Posting[][] = Array.from({ length: lists }, () => []);
  readPostings(packed, (list, doc, kind) => result[list]?.push({ doc, kind }));
  return result;
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
    expect(unpack(packPostings(lists), 3)).toEqual(lists);
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
