type ClientHost = { url: string; accept: 'readWrite'; protocol: 'http' | 'https' };

/** Address of the hosted service, whose scheme may be left out: `abc123-dsn.algolia.net` → `https://abc123-dsn.algolia.net`. */
export function serviceUrl(host: string): URL {
  return new URL(/^https?:/.test(host) ? host : `https://${host}`);
}

/** The service as the only host that a client of Algolia asks. */
export function clientHosts(host: string): ClientHost[] {
  const { host: url, protocol } = serviceUrl(host);
  return [{ url, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' }];
}
