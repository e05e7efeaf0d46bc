import { load } from '@/lib/browser/load';
import type { FirstFile, SearchManifest } from '@/lib/search/manifest';
import type { StartedWorker } from '@/lib/search/page/embedded';
import type { ToWorker } from '@/lib/search/worker/worker';
import { toHref, type Locale } from '@/lib/site/config';

/** What the search needs besides its dialog. Without a worker, the hosted service answers first. */
export type FirstRequests = {
  manifest: Promise<SearchManifest>;
  worker: StartedWorker | undefined;
  startWorker: (address: string) => StartedWorker;
};

/**
 * Requests everything in parallel: on a slow network, the number of round trips decides when the first result shows. The worker
 * reads its index while the code of the dialog is still on its way.
 */
export function startFirstRequests(locale: Locale): FirstRequests {
  const address = (file: FirstFile): string => toHref(`/search/${file}`, locale);
  const manifest = readText(address('index.json')).then((json) => JSON.parse(json) as SearchManifest);
  manifest.catch(() => undefined); // avoid an unhandled rejection; callers await it themselves
  const startWorker = (script: string): StartedWorker => {
    const worker = new Worker(script);
    const failed = new Promise<never>((_, reject) => {
      worker.onerror = ({ message }) => reject(new Error(message || `${script} could not be loaded`));
    });
    const ready = Promise.all([manifest, readText(address('titles.json'))]).then(([{ index }, titles]) =>
      worker.postMessage({ type: 'load', addresses: index, titles } satisfies ToWorker),
    );
    for (const promise of [failed, ready]) promise.catch(() => undefined); // avoid an unhandled rejection; the answerer reports them
    return { worker, failed, ready };
  };
  return {
    manifest,
    startWorker,
    worker: process.env.NEXT_PUBLIC_SEARCH_HOST ? undefined : startWorker(address('worker.js')),
  };
}

async function readText(address: string): Promise<string> {
  return (await load(address, 'json')).text();
}
