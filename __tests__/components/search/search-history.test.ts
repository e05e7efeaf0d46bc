import { isDialogEntry, pushDialogEntry, writeAddressQuery } from '@/components/search/search-history';

afterEach(() => jest.restoreAllMocks());

it('takes the query out of an address whose path begins like another host’s, and puts it back', () => {
  history.replaceState(null, '', `${location.origin}//evil.example?q=abc#a`);
  pushDialogEntry();
  expect([location.pathname, location.search, location.hash]).toEqual(['//evil.example', '', '#a']);
  expect(isDialogEntry()).toBe(true);
  writeAddressQuery('d e');
  expect([location.pathname, location.search]).toEqual(['//evil.example', '?q=d+e']);
});

it.each(['replaceState', 'pushState'] as const)('goes on where a browser refuses %s', (name) => {
  history.replaceState(null, '', '/fr/?q=abc');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(history, name).mockImplementation(() => {
    throw new DOMException('too many calls', 'SecurityError');
  });
  expect(() => pushDialogEntry()).not.toThrow();
  expect(isDialogEntry()).toBe(name === 'replaceState');
  expect(() => writeAddressQuery('d')).not.toThrow();
});
