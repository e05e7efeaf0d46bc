import { createEmbeddedAnswerer, type StartedWorker } from '@/lib/search/page/embedded';
import { Searcher } from '@/lib/search/page/searcher';
import type { HostedSettings, SearchManifest } from '@/lib/search/manifest';
import type { Answerer } from '@/lib/search/types';
import { site } from '@/lib/site/config';
import { search } from '@/lib/site/search-service';
import type { FirstRequests } from './first-requests';

export type SearchBackends = {
  searcher: Searcher;
  /** Display name of the hosted service, or null if none is configured. */
  hostedName: string | null;
};

/** Connects the answerers: the hosted service if one is configured, and the worker over the embedded index. */
export function createSearcher(manifest: SearchManifest, first: FirstRequests): SearchBackends {
  // Variables from `.env` files are known to the bundle only, those of the build command also to the manifest.
  const settings = manifest.hosted ?? search;
  let unused = first.worker;
  // It may fail before the first query, which then starts another one.
  if (unused) Promise.all([unused.failed, unused.ready]).catch(() => (unused = undefined));
  const startWorker = (): StartedWorker => {
    // Another address after a failure: the browser may have stored the wrong response.
    const worker = unused ?? first.startWorker(`${manifest.worker}?${Date.now()}`);
    unused = undefined;
    return worker;
  };
  const searcher: Searcher = new Searcher({
    hosted: settings.host ? createHosted(settings) : null,
    embedded: createEmbeddedAnswerer(startWorker, () => searcher.refresh()),
    isOffline: () => !navigator.onLine,
  });
  return { searcher, hostedName: settings.host ? settings.name : null };
}

/** Loads the client of the service at the first query: most sites have none. */
function createHosted(settings: HostedSettings): Answerer {
  return async (request) => {
    const { createHostedAnswerer } = await import('@/lib/search/page/hosted');
    return createHostedAnswerer(settings, [location.origin, site.origin])(request);
  };
}
