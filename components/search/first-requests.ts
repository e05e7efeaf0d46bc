import { firstFiles, type SearchManifest } from '@/lib/search/manifest';
import { load } from '@/lib/browser/load';
import type { StartedWorker } from '@/lib/search/page/embedded';
import { search } from '@/lib/site/search-service';

/** What the search needs besides its dialog. Without a worker, the hosted service answers first. */
export type FirstRequests = {
  manifest: Promise<SearchManifest>;
  titles?: Promise<string> | undefined;
  worker?: StartedWorker | undefined;
};

/** Requests everything in parallel: on a slow network, the number of round trips decides when the first result shows. */
export function startFirstRequests(): FirstRequests {
  const folder = searchFolder();
  const manifest = readText(folder + firstFiles.manifest).then((json) => JSON.parse(json) as SearchManifest);
  manifest.catch(() => undefined); // avoid an unhandled rejection; callers await it themselves
  if (search.host) return { manifest };
  const titles = readText(folder + firstFiles.titles);
  titles.catch(() => undefined);
  return { manifest, titles, worker: startWorker(folder + firstFiles.worker) };
}

/** Starts a worker and listens for its failure before it can fail. */
export function startWorker(address: string): StartedWorker {
  const worker = new Worker(address);
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message || `${address} could not be loaded`));
  });
  failed.catch(() => undefined);
  return { worker, failed };
}

/** Reads a JSON file as text. */
export async function readText(address: string): Promise<string> {
  return (await load(address, { type: 'json' })).text();
}

function searchFolder(): string {
  return `${document.documentElement.dataset.base ?? '/'}search/`;
}
