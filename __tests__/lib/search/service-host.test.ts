import { clientHosts, serviceUrl } from '@/lib/search/service-host';

test.each([
  ['abc123-dsn.algolia.net', 'https://abc123-dsn.algolia.net'],
  ['search.example:8443', 'https://search.example:8443'],
  ['http://localhost:7700', 'http://localhost:7700'],
])('the service of %s is at %s, for pages and for the client', (host, origin) => {
  expect(serviceUrl(host).origin).toBe(origin);
  const [{ url, protocol } = { url: '', protocol: '' }, ...others] = clientHosts(host);
  expect([`${protocol}://${url}`, others]).toEqual([origin, []]);
});
