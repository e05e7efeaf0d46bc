import { endMatches, handOverMatches, showMatches, useMatches } from '@/components/matches/use-matches';

const words = (): string[] => useMatches.getState().words;

it('shows the words on the page they are for, again after Back, until they are ended', () => {
  history.replaceState({ __NA: true }, '', '/fr/start');
  handOverMatches('/fr/page#part', ['menu']);
  showMatches();
  expect(words()).toEqual([]);

  history.replaceState({ __NA: true }, '', '/fr/page#part');
  showMatches();
  expect(words()).toEqual(['menu']);
  expect(history.state).toEqual({ __NA: true, matches: ['menu'] }); // the marks of Next.js are kept

  useMatches.setState({ words: [] }); // another page was shown, then this one again
  showMatches();
  expect(words()).toEqual(['menu']);

  endMatches();
  showMatches();
  expect(words()).toEqual([]);
});
