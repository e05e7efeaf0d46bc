import type { Copy, Failure } from './types';

/**
 * A few facts that page and worker share, kept beside the copy in a cache of its own: storage a worker can read too.
 * Names end in the scope, so that another locale's worker on this origin has its own.
 */
type Facts = {
  /** The finished copy of a version. */
  [copy: `copy-${string}`]: Copy;
  /** The reader has paused the download. */
  paused: true;
  /** Why the last download ended early. */
  failure: Failure;
  /** Version that has taken over and still keeps files of the one before it. */
  untidy: string;
};

/** Cache of the files, named as Serwist names it. */
export function copyCacheName(scope: string): string {
  return `serwist-precache-v2-${scope}`;
}

/** Cache of the facts. */
export function factCacheName(scope: string): string {
  return `tauri-docs-offline-${scope}`;
}

/** True when a fact is just this. */
export async function isFact<Name extends 'paused' | 'failure' | 'untidy'>(
  scope: string,
  name: Name,
  value: Facts[Name],
): Promise<boolean> {
  return (await readFact(scope, name)) === value;
}

/** The finished copy of a version, or null; what has another shape counts as nothing kept. */
export async function readCopy(scope: string, version: string): Promise<Copy | null> {
  const copy = await readFact(scope, `copy-${version}`);
  return isCopy(copy) ? copy : null;
}

/** A fact as it is kept, whatever that is, or null when there is none or it cannot be read. */
async function readFact(scope: string, name: keyof Facts): Promise<unknown> {
  try {
    if (!(await caches.has(factCacheName(scope)))) return null;
    const kept = await (await caches.open(factCacheName(scope))).match(addressOf(scope, name));
    return kept ? await kept.json() : null;
  } catch {
    return null; // blocked or damaged: as if nothing were kept
  }
}

function isCopy(value: unknown): value is Copy {
  const { version, date, files, bytes, fetched } = (value ?? {}) as Record<string, unknown>;
  const { bytes: fetchedBytes, sent } = (fetched ?? {}) as Record<string, unknown>;
  return (
    [version, date].every((part) => typeof part === 'string') &&
    [files, bytes, fetchedBytes, sent].every((part) => typeof part === 'number')
  );
}

/** Keeps or (with null) removes a fact. False when it could not be kept. */
export async function writeFact<Name extends keyof Facts>(
  scope: string,
  name: Name,
  value: Facts[Name] | null,
): Promise<boolean> {
  try {
    const cache = await caches.open(factCacheName(scope));
    if (value === null) await cache.delete(addressOf(scope, name));
    else await cache.put(addressOf(scope, name), Response.json(value));
    return true;
  } catch {
    return false; // no room or blocked: the copy works without
  }
}

/** Forgets the finished copies of all versions but one. */
export async function forgetOtherCopies(scope: string, version: string): Promise<void> {
  const cache = await caches.open(factCacheName(scope));
  for (const { url } of await cache.keys()) {
    if (/~offline\/copy-/.test(url) && url !== addressOf(scope, `copy-${version}`)) await cache.delete(url);
  }
}

/** Removes the files and all facts of this scope, and nothing else of the origin. */
export async function deleteCopy(scope: string): Promise<void> {
  await Promise.all([caches.delete(copyCacheName(scope)), caches.delete(factCacheName(scope))]);
}

function addressOf(scope: string, name: keyof Facts): string {
  return new URL(`~offline/${name}`, scope).href;
}
