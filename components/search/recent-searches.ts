import { keys, readStoredJson, writeStored } from '@/lib/browser/storage';

export type RecentSearch = { query: string; pinned: boolean };

const MAX_SEARCHES = { recent: 6, pinned: 12 } as const;
const MAX_LENGTH = 200;

/** Searches stored on the device: the pinned ones first, each kind newest first. */
export function readRecentSearches(): RecentSearch[] {
  return readStoredJson(keys.recentSearches, isList) ?? [];
}

/** Puts a query first. */
export function rememberSearch(query: string): void {
  const all = readRecentSearches();
  const pinned = all.some((search) => search.query === query && search.pinned);
  write([{ query, pinned }, ...all.filter((search) => search.query !== query)]);
}

/** Pins a search or unpins it, and puts it first of its kind, so that a full list does not lose it. */
export function togglePin(query: string): RecentSearch[] {
  const all = readRecentSearches();
  const pinned = !all.some((search) => search.query === query && search.pinned);
  return write([{ query, pinned }, ...all.filter((search) => search.query !== query)]);
}

/** Removes a search and returns the others. */
export function forgetSearch(query: string): RecentSearch[] {
  return write(readRecentSearches().filter((search) => search.query !== query));
}

function write(searches: RecentSearch[]): RecentSearch[] {
  const pinned = searches.filter((search) => search.pinned).slice(0, MAX_SEARCHES.pinned);
  const recent = searches.filter((search) => !search.pinned).slice(0, MAX_SEARCHES.recent);
  writeStored(keys.recentSearches, JSON.stringify([...pinned, ...recent]));
  return [...pinned, ...recent];
}

function isList(value: unknown): value is RecentSearch[] {
  return (
    Array.isArray(value) &&
    value.length <= MAX_SEARCHES.recent + MAX_SEARCHES.pinned &&
    value.every(
      ({ query, pinned }: Partial<RecentSearch>) =>
        typeof query === 'string' && query && query.length <= MAX_LENGTH && typeof pinned === 'boolean',
    )
  );
}
