import { keys, readStoredJson, writeStored } from '@/lib/browser/storage';

export type RecentSearch = { query: string; pinned: boolean };

const most = { recent: 6, pinned: 12 } as const;
const longest = 200;

/** Searches kept on the device, newest first. */
export function readRecentSearches(): RecentSearch[] {
  return readStoredJson(keys.recentSearches, isList) ?? [];
}

/** Puts a query in front. */
export function rememberSearch(query: string): RecentSearch[] {
  const all = readRecentSearches();
  const known = all.find((search) => search.query === query);
  return write([{ query, pinned: known?.pinned ?? false }, ...all.filter((search) => search !== known)]);
}

/** Pins a query, or lets go of it. */
export function togglePin(query: string): RecentSearch[] {
  return write(
    readRecentSearches().map((search) =>
      search.query === query ? { query, pinned: !search.pinned } : search,
    ),
  );
}

export function forgetSearch(query: string): RecentSearch[] {
  return write(readRecentSearches().filter((search) => search.query !== query));
}

function write(searches: RecentSearch[]): RecentSearch[] {
  const kept = (['pinned', 'recent'] as const).flatMap((kind) =>
    searches.filter((search) => search.pinned === (kind === 'pinned')).slice(0, most[kind]),
  );
  writeStored(keys.recentSearches, JSON.stringify(kept));
  return kept;
}

function isList(value: unknown): value is RecentSearch[] {
  return Array.isArray(value) && value.length <= most.recent + most.pinned && value.every(isSearch);
}

function isSearch(value: unknown): value is RecentSearch {
  const { query, pinned } = (value ?? {}) as Partial<RecentSearch>;
  return (
    typeof query === 'string' && query.length > 0 && query.length <= longest && typeof pinned === 'boolean'
  );
}
