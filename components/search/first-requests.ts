import type { FirstFile, SearchManifest } from '@/lib/search/manifest';
import { load } from '@/lib/browser/load';
import type { StartedWorker } from '@/lib/search/page/embedded';

/** What the search needs besides its dialog. Without a worker, the hosted service answers first. */
export type FirstRequests = {
  manifest: Promise<SearchManifest>;
  titles?: Promise<string> | undefined;
  worker?: StartedWorker | undefined;
  // For requests that are repeated. A part that imported modules of the client entry would cut that entry into more files.
  readText: (address: string) => Promise<string>;
  startWorker: (address: string) => StartedWorker;
};

/** Requests everything in parallel: on a slow network, the number of round trips decides when the first result shows. */
export function startFirstRequests(): FirstRequests {
  const address = (file: FirstFile): string =>
    `${document.documentElement.dataset.base ?? '/'}search/${file}`;
  const manifest = readText(address('index.json')).then((json) => JSON.parse(json) as SearchManifest);
  manifest.catch(() => undefined); // avoid an unhandled rejection; callers await it themselves
  if (process.env.NEXT_PUBLIC_SEARCH_HOST) return { manifest, readText, startWorker };
  const titles = readText(address('titles.json'));
  titles.catch(() => undefined);
  return { manifest, titles, worker: startWorker(address('worker.js')), readText, startWorker };
}

/** Starts a worker and listens for its failure before it can fail. */
function startWorker(address: string): StartedWorker {
  const worker = new Worker(address);
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message || `${address} could not be loaded`));
  });
  failed.catch(() => undefined);
  return { worker, failed };
}

/** Reads a JSON file as text. */
async function readText(address: string): Promise<string> {
  return (await load(address, { type: 'json' })).text();
}
