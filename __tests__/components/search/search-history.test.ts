import { searchEntry, takeAddressQuery } from '@/components/search/search-history';
import { writeAddressQuery } from '@/components/search/write-address-query';

afterEach(() => jest.restoreAllMocks());

const openEntry = (address: string): void => history.replaceState({ [searchEntry]: true }, '', address);

it('writes the query into an address whose path begins like another host’s', () => {
  openEntry(`${location.origin}//evil.example#a`);
  writeAddressQuery('d e');
  expect([location.pathname, location.search, location.hash]).toEqual(['//evil.example', '?q=d+e', '#a']);
  writeAddressQuery('');
  expect([location.pathname, location.search]).toEqual(['//evil.example', '']);
});

it('leaves the address of the page alone, and does not fail where a browser refuses a change', () => {
  history.replaceState(null, '', '/fr/');
  writeAddressQuery('d');
  expect(location.search).toBe('');
  openEntry('/fr/');
  jest.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many calls', 'SecurityError');
  });
  expect(() => writeAddressQuery('d')).not.toThrow();
});

it('takes the query out of the address of the page', () => {
  history.replaceState({ kept: 1 }, '', '/fr/?a=1&q=d+e#b');
  expect(takeAddressQuery()).toBe('d e');
  expect([location.search, location.hash, history.state]).toEqual(['?a=1', '#b', { kept: 1 }]);
  expect(takeAddressQuery()).toBeNull();
});
