import type { search } from '../site/search-service';

/** Values of the `NEXT_PUBLIC_SEARCH_…` variables. */
export type HostedSettings = Record<keyof typeof search, string>;

/**
 * URLs of the embedded index: names, lengths and starts of the shards of the text index, their folder, and the texts of each page in
 * page order. The folder has another name when records are numbered anew. The shards have names without a hash, so that an edit of
 * a page changes no list of them, which readers of the offline copy would download again.
 */
export type IndexAddresses = { titles: string; texts: string; shards: string; pages: string[] };

/** Files below `<locale>/search` with fixed names, so that they can be requested in parallel. */
export type FirstFile = 'index.json' | 'titles.json' | 'worker.js';

/** What the dialog needs before anything else. */
export type SearchManifest = {
  worker: string;
  index: IndexAddresses;
  /** The hosted service, if one was configured when the index was written. */
  hosted?: HostedSettings;
};
