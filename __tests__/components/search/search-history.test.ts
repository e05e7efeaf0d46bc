import { pushDialogEntry, writeAddressQuery } from '@/components/search/search-history';

afterEach(() => jest.restoreAllMocks());

it('writes the query into an address whose path begins like another host’s', () => {
  history.replaceState(null, '', `${location.origin}//evil.example#a`);
  pushDialogEntry();
  expect(history.state).toEqual({ searchDialog: true });
  writeAddressQuery('d e');
  expect([location.pathname, location.search, location.hash]).toEqual(['//evil.example', '?q=d+e', '#a']);
  writeAddressQuery('');
  expect([location.pathname, location.search]).toEqual(['//evil.example', '']);
});

it.each(['replaceState', 'pushState'] as const)('goes on where a browser refuses %s', (name) => {
  history.replaceState(null, '', '/fr/');
  jest.spyOn(history, name).mockImplementation(() => {
    throw new DOMException('too many calls', 'SecurityError');
  });
  expect(() => pushDialogEntry()).not.toThrow();
  expect(history.state !== null).toBe(name === 'replaceState');
  expect(() => writeAddressQuery('d')).not.toThrow();
});
