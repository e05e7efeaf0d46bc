import type { Copy } from './protocol';

/**
 * Records that pages and worker share, in a cache of their own. They only speed things up or hold a wish of the reader: whether a
 * copy is complete is always computed from the stored files. Cache names end in the scope, so that locales do not share them.
 */
type Records = {
  /** The complete copy of a version. */
  [copy: `copy-${string}`]: Copy;
  /** The reader has paused the download. */
  paused: true;
  /** Version that took over and has not yet deleted the files of its predecessor. */
  untidy: string;
};

/** Cache of the files, under the name that Serwist gives it. */
export function copyCacheName(scope: string): string {
  return `serwist-precache-v2-${scope}`;
}

/** Cache of the records. */
export function recordCacheName(scope: string): string {
  return `tauri-docs-offline-${scope}`;
}

/** Compares a record with a value. */
export async function isRecord<Name extends 'paused' | 'untidy'>(
  scope: string,
  name: Name,
  value: Records[Name],
): Promise<boolean> {
  return (await readRecord(scope, name)) === value;
}

/** Returns the record of a complete copy, or null if it is missing or malformed. */
export async function readCopy(scope: string, version: string): Promise<Copy | null> {
  const copy = ((await readRecord(scope, `copy-${version}`)) ?? {}) as Record<string, unknown>;
  const valid =
    typeof copy.version === 'string' &&
    typeof copy.date === 'string' &&
    [copy.files, copy.bytes, copy.sent].every((value) => typeof value === 'number');
  return valid ? (copy as Copy) : null;
}

async function readRecord(scope: string, name: keyof Records): Promise<unknown> {
  try {
    if (!(await caches.has(recordCacheName(scope)))) return null;
    const stored = await (await caches.open(recordCacheName(scope))).match(addressOf(scope, name));
    return stored ? await stored.json() : null;
  } catch {
    return null; // blocked or malformed: treat as missing
  }
}

/** Writes a record, or deletes it with null. False if storage is full or blocked. */
export async function writeRecord<Name extends keyof Records>(
  scope: string,
  name: Name,
  value: Records[Name] | null,
): Promise<boolean> {
  try {
    const cache = await caches.open(recordCacheName(scope));
    if (value === null) await cache.delete(addressOf(scope, name));
    else await cache.put(addressOf(scope, name), Response.json(value));
    return true;
  } catch {
    return false;
  }
}

/** Deletes the records of the copies of all other versions. */
export async function forgetOtherCopies(scope: string, version: string): Promise<void> {
  const cache = await caches.open(recordCacheName(scope));
  for (const { url } of await cache.keys())
    if (url.includes('~offline/copy-') && url !== addressOf(scope, `copy-${version}`))
      await cache.delete(url);
}

/** Deletes the files and records of this scope, and nothing else of the origin. */
export async function deleteCopy(scope: string): Promise<void> {
  await Promise.all([caches.delete(copyCacheName(scope)), caches.delete(recordCacheName(scope))]);
}

function addressOf(scope: string, name: keyof Records): string {
  return new URL(`~offline/${name}`, scope).href;
}
