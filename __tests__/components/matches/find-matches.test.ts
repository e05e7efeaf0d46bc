import { findMatches } from '@/components/matches/find-matches';

const parse = (html: string): Element => new DOMParser().parseFromString(html, 'text/html').body;

it.each([
  ['<p>Une fenêtre, des Fenêtres</p>', ['fenetre'], ['fenêtre', 'Fenêtres']],
  ['<p>set<b>Title</b> et titles</p>', ['title'], ['Title', 'titles']],
  ['<p>refenêtre</p>', ['fenetre'], []],
  ['<p>menu</p>', [], []],
])('finds words in %s that start like %j', (html, words, found) => {
  expect(findMatches(parse(html), words).map(String)).toEqual(found);
});

it('finds at most 500 places', () => {
  expect(findMatches(parse('<p>menu </p>'.repeat(600)), ['menu'])).toHaveLength(500);
});
