import { invert, packPostings, PostingsIndex, readPostings } from '@/lib/search/worker/postings';

it('stored postings keep every document, through JSON', () => {
  const postings = new Map([
    ['a', [0, 1, 43, 18_000, 60_000]],
    ['été', [7]],
    ['8', [1]],
  ]);
  expect(readPostings(JSON.parse(JSON.stringify(packPostings(postings))) as string)).toEqual(postings);
});

describe('PostingsIndex', () => {
  const documents = [['build', 'config'], ['build'], ['build'], ['builder'], ['config'], ['window']];
  const index = new PostingsIndex([1.5, 1, 0.5, 1, 1, 1]);
  index.add(invert(documents.map((terms) => new Set(terms))));
  const score = (term: string, prefix = 0) => index.score([{ term, weight: 1, prefix }]);

  it('scores rare words and short documents higher', () => {
    const build = score('build');
    expect([...build.keys()]).toEqual([0, 1, 2]);
    expect(score('window').get(5)).toBeGreaterThan(build.get(1) ?? 0);
    expect(build.get(2)).toBeGreaterThan(build.get(1) ?? 0);
    expect(build.get(1)).toBeGreaterThan(build.get(0) ?? 0);
  });

  it('finds words that only start with the term, for less than the word itself', () => {
    expect([...score('build', 0.5).keys()]).toEqual([0, 1, 2, 3]);
    expect(score('builde', 0.5).get(3)).toBeLessThan(score('builder', 0.5).get(3) ?? 0);
  });
});
