/** Paths of what the browser has fetched ahead for this document, and keeps in its cache. */
const inCache = new Set<string>();

/** Notes that the browser's cache holds an address as it is now. */
export function markFetchedAhead(path: string): void {
  inCache.add(path);
}

/**
 * How to ask for an address: what was fetched ahead is read from the cache, once, without the round trip that would ask
 * whether it has changed meanwhile.
 */
export function cacheMode(path: string): RequestCache {
  return inCache.delete(path) ? 'force-cache' : 'default';
}
