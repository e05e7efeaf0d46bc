import type { HostedSettings, SearchManifest } from '@/lib/search/manifest';
import { createEmbeddedAnswerer } from '@/lib/search/page/embedded';
import { Searcher } from '@/lib/search/page/searcher';
import type { Answerer } from '@/lib/search/types';
import { site } from '@/lib/site/config';
import type { FirstRequests } from './first-requests';

/** Connects the answerers: the hosted service if one is configured, and the worker over the embedded index. */
export function createSearcher({ hosted, worker }: SearchManifest, first: FirstRequests): Searcher {
  // Another address after a failure: the browser may have stored the wrong response.
  const startWorker = () => first.startWorker(`${worker}?${Date.now()}`);
  const searcher: Searcher = new Searcher({
    hosted: hosted ? createHosted(hosted) : null,
    embedded: createEmbeddedAnswerer(startWorker, () => searcher.refresh(), first.worker),
    isOffline: () => !navigator.onLine,
  });
  return searcher;
}

/** Loads the client of the service at the first query: most sites have none. */
function createHosted(settings: HostedSettings): Answerer {
  return async (request) => {
    const { createHostedAnswerer } = await import('@/lib/search/page/hosted');
    return createHostedAnswerer(settings, [location.origin, site.origin])(request);
  };
}
