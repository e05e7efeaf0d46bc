/**
 * Records in the cache of the files. `copy-…`: date and bytes of the copy of a version. `paused`: by the reader. `former`: a worker
 * has taken over and not yet deleted the files of its predecessor.
 */
type RecordName = `copy-${string}` | 'paused' | 'former';

/**
 * The cache that the pages and the worker of a scope share, under the name that Serwist gives it. It ends in the scope, so that
 * locales do not share it. It holds the files and the records.
 */
export function copyCacheName(scope: string): string {
  return `serwist-precache-v2-${scope}`;
}

/** Cache key of a record. */
export function recordAddress(scope: string, name: RecordName): string {
  return new URL(`~offline/${name}`, scope).href;
}

/** Returns a record of unchecked shape; undefined if it is missing, malformed or blocked. */
export async function readRecord(scope: string, name: RecordName): Promise<unknown> {
  try {
    const stored = await caches.match(recordAddress(scope, name), { cacheName: copyCacheName(scope) });
    return await stored?.json();
  } catch {
    return undefined;
  }
}

/** Writes a record, or deletes it with null. If storage is full or blocked, nothing is recorded. */
export async function writeRecord(scope: string, name: RecordName, value: unknown): Promise<void> {
  const address = recordAddress(scope, name);
  try {
    const cache = await caches.open(copyCacheName(scope));
    await (value === null ? cache.delete(address) : cache.put(address, Response.json(value)));
  } catch (error) {
    console.warn('Offline copy: a record could not be written', error);
  }
}

/** Deletes all caches of this scope, and nothing else of the origin. Returns false if there were none. */
export async function deleteCopy(scope: string): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.endsWith(scope));
  return (await Promise.all(names.map((name) => caches.delete(name)))).length > 0;
}
