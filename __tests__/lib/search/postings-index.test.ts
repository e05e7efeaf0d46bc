import MiniSearch, { type Query } from 'minisearch';
import { indexNames, indexTexts, pack } from '@/lib/search/build-index';
import { PostingsIndex, type Term } from '@/lib/search/postings-index';
import { namesShape, textsShape, type Shape } from '@/lib/search/shapes';
import { splitWords, stem, stemKeeps } from '@/lib/search/words';
import { records } from './site.fixture';

/** What MiniSearch itself answers to the same words. */
function askMiniSearch(engine: MiniSearch, terms: Term[]): [number, number][] {
  const queries = terms.flatMap(({ word, weight, prefix }): Query[] => [
    { queries: [word], boostTerm: () => weight },
    ...(prefix === undefined ? [] : [{ queries: [word], prefix: true, boostTerm: () => prefix }]),
  ]);
  return engine
    .search({ combineWith: 'OR', queries })
    .map(({ id, score }): [number, number] => [id as number, score]);
}

/** The index cut after `size` documents each, as the texts are. */
function openInParts(size: number, shape: Shape, build: (part: typeof records) => MiniSearch): PostingsIndex {
  const parts = [];
  for (let first = 0; first < records.length; first += size)
    parts.push({ first, ...pack(build(records.slice(first, first + size)), shape) });
  return new PostingsIndex(parts, records.length, shape);
}

const questions: [string, Term[]][] = [
  ['a word', [{ word: 'fenetre', weight: 1 }]],
  ['a word or what begins with it', [{ word: 'fen', weight: 0.9, prefix: 0.5 }]],
  ['only what begins with it', [{ word: 'set', weight: 0, prefix: 0.5 }]],
  ['several words', [{ word: 'always', weight: 1, prefix: 0.3 }, { word: 'window', weight: 0.7 }, { word: 'windows', weight: 0.9 }]], // prettier-ignore
  ['a word that is nowhere', [{ word: 'zzz', weight: 1, prefix: 1 }]],
];

describe('PostingsIndex', () => {
  const names = indexNames(records, { 'JS API': 'API JavaScript' });
  const texts = indexTexts(records);

  it.each(questions)('scores %s as MiniSearch does, in one part or in several', (_, terms) => {
    for (const [engine, shape, build] of [
      [names, namesShape, (part: typeof records) => indexNames(part, { 'JS API': 'API JavaScript' })],
      [texts, textsShape, indexTexts],
    ] as const) {
      const expected = askMiniSearch(engine, terms);
      for (const size of [records.length, 4]) {
        const scores = openInParts(size, shape, build).score(terms);
        expect([...scores.keys()].sort()).toEqual(expected.map(([doc]) => doc).sort());
        for (const [doc, score] of expected) expect(scores.get(doc)).toBeCloseTo(score, 10);
      }
    }
  });

  it('scores every word of the site, and every start of one, as MiniSearch does', () => {
    const index = openInParts(5, textsShape, indexTexts);
    expect(index.words.length).toBeGreaterThan(30);
    for (const word of index.words)
      for (const terms of [[{ word, weight: 1 }], [{ word: word.slice(0, 3), weight: 1, prefix: 0.55 }]]) {
        const scores = index.score(terms);
        const expected = askMiniSearch(texts, terms);
        expect(scores.size).toBe(expected.length);
        for (const [doc, score] of expected) expect(scores.get(doc)).toBeCloseTo(score, 10);
      }
  });

  it('knows its words and how they begin', () => {
    const index = openInParts(4, namesShape, (part) => indexNames(part));
    expect(index.has('alwaysontop')).toBe(true);
    expect(index.has('alwaysont')).toBe(false);
    expect(index.hasPrefix('alwaysont')).toBe(true);
    expect(index.hasPrefix('alwaysonto p')).toBe(false);
    expect(index.startingWith('fen').sort()).toEqual(['fenetre', 'fenetres']);
  });
});

describe('stems', () => {
  it('keep the letters by which words with the same stem are found', () => {
    const endings = ['ience', 'aient', 'ements', 'issant', 'euses', 'ions', 'ivité', 'logies', 'er', 'e'];
    const made = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((first) =>
      [...'aeiouylrst'].flatMap((second) => endings.map((ending) => first + second + ending)),
    );
    const words = [...made, ...records.flatMap(({ content }) => splitWords(content))].flatMap(splitWords);
    expect(words.filter((word) => stem(word).slice(0, stemKeeps) !== word.slice(0, stemKeeps))).toEqual([]);
  });
});
