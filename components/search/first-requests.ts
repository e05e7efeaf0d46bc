import { firstFiles, type SearchManifest } from '@/lib/search/manifest';
import { load } from '@/lib/browser/load';
import { search } from '@/lib/site/search-service';
import { takePrefetched } from '../navigation/prefetch';

/** What the search needs besides its dialog before it can answer. */
export type FirstRequests = {
  manifest: Promise<SearchManifest>;
  /** Text of the file of names; nothing when it could not be had or is not needed at once. */
  titles: Promise<string | undefined>;
  worker: Worker | undefined;
};

/** Asks for all of it at once: on a slow network, the time to the first result is the number of round trips in a row. */
export function startFirstRequests(): FirstRequests {
  const folder = searchFolder();
  const manifest = readManifest(folder + firstFiles.manifest);
  manifest.catch(() => undefined); // told where it is used
  // A hosted service answers without the embedded index.
  if (search.host) return { manifest, titles: Promise.resolve(undefined), worker: undefined };
  return {
    manifest,
    titles: readTitles(folder + firstFiles.titles),
    worker: new Worker(folder + firstFiles.worker),
  };
}

/** Addresses of the same, for the browser to fetch ahead. */
export function firstAddresses(): string[] {
  const names = search.host ? [firstFiles.manifest] : Object.values(firstFiles);
  return names.map((name) => searchFolder() + name);
}

function searchFolder(): string {
  return `${document.documentElement.dataset.base ?? '/'}search/`;
}

async function readManifest(address: string): Promise<SearchManifest> {
  const response = await load(address, { cached: takePrefetched(address) });
  return (await response.json()) as SearchManifest;
}

async function readTitles(address: string): Promise<string | undefined> {
  try {
    return await (await load(address, { cached: takePrefetched(address) })).text();
  } catch {
    return undefined; // the worker asks again when it is asked
  }
}
