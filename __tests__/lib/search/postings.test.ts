import {
  packIndex,
  packLengths,
  PostingsIndex,
  readLengths,
  type Posting,
  type Shape,
} from '@/lib/search/worker/postings';

const shape: Shape = { weights: [0.5, 1, 1], counts: [1, 1, 3] };
const lists = (entries: Record<string, Posting[]>): Map<string, Posting[]> =>
  new Map(Object.entries(entries));
const posting = (doc: number, kind: Posting['kind'] = 1): Posting => ({ doc, kind });

describe('a packed index', () => {
  it('keeps documents with gaps of every size, through JSON', () => {
    const docs = [0, 1, 43, 44, 18_000, 18_500, 21_000, 21_001, 60_000];
    const packed = packIndex(lists({ a: docs.map((doc) => posting(doc)), ab: [], été: [posting(7, 2)] }));
    const index = new PostingsIndex(shape, new Array<number>(60_001).fill(1));
    index.addPacked(JSON.parse(JSON.stringify(packed)));
    expect([...index.score([{ word: 'a', weight: 1 }]).keys()]).toEqual(docs);
    expect([...index.score([{ word: 'été', weight: 1 }]).keys()]).toEqual([7]);
    expect(index.words).toEqual(['a', 'ab', 'été']);
  });

  it('scores some words as if all had been added, with the packed lengths, and nothing when empty', () => {
    const all = lists({ app: [posting(0), posting(2)], menu: [posting(1, 2), posting(2)] });
    const whole = new PostingsIndex(shape, [1, 1, 2]);
    whole.add(all);
    const some = new PostingsIndex(shape, readLengths(packLengths([1, 1, 2])));
    expect(some.score([{ word: 'app', weight: 1 }]).size).toBe(0);
    some.addPacked(packIndex(lists({ app: all.get('app') ?? [] })));
    const [exact, packed] = [whole, some].map((index) => [...index.score([{ word: 'app', weight: 1 }])]);
    expect(packed?.map(([doc]) => doc)).toEqual([0, 2]);
    packed?.forEach(([, score], at) => expect(score / (exact?.[at]?.[1] ?? 0)).toBeCloseTo(1, 1));
  });
});

describe('PostingsIndex', () => {
  const index = new PostingsIndex(shape, [2, 1, 1, 1, 1, 1, 1]);
  index.add(
    lists({
      build: [posting(0), posting(1), posting(2, 2), posting(3, 0)],
      builder: [posting(4)],
      config: [posting(0), posting(5)],
      window: [posting(6)],
    }),
  );
  const score = (word: string, prefix?: number) =>
    index.score([{ word, weight: 1, ...(prefix ? { prefix } : {}) }]);

  it('knows its words and their prefixes', () => {
    expect([index.has('build'), index.has('buil')]).toEqual([true, false]);
    expect(index.startingWith('build')).toEqual(['build', 'builder']);
    expect(index.startingWith('x')).toEqual([]);
  });

  it('scores rare words, frequent occurrences and short documents higher, and code lower', () => {
    const build = score('build');
    expect(score('window').get(6)).toBeGreaterThan(build.get(1) ?? 0);
    expect(build.get(2)).toBeGreaterThan(build.get(1) ?? 0);
    expect(build.get(1)).toBeGreaterThan(build.get(0) ?? 0);
    expect(build.get(1)).toBeGreaterThan(build.get(3) ?? 0);
  });

  it('finds words that only start with the term, for less than the word itself', () => {
    const scores = score('build', 0.5);
    expect([...scores.keys()].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(score('builde', 0.5).get(4)).toBeLessThan(score('builder', 0.5).get(4) ?? 0);
  });

  it('favours documents that contain more of the terms', () => {
    const scores = index.score([
      { word: 'build', weight: 1 },
      { word: 'config', weight: 1 },
    ]);
    expect(scores.get(0)).toBeGreaterThan((score('build').get(0) ?? 0) + (score('config').get(0) ?? 0));
  });
});
