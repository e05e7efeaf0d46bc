import { categoryOf } from '@/lib/search/areas';
import { createAsk, type ClientSettings } from '@/lib/search/ask';
import { EmbeddedRequester, type WorkerLike } from '@/lib/search/embedded-requester';
import { createHostedRequester } from '@/lib/search/hosted-requester';
import type { SearchManifest } from '@/lib/search/manifest';
import { Searcher } from '@/lib/search/searcher';
import { search } from '@/lib/site/search-service';
import type { FirstRequests } from './first-requests';

export type Backends = {
  searcher: Searcher;
  /** Name of the hosted service, if there is one. */
  hostName: string | null;
  /** Calls back when asking again would give a fuller answer; returns how to stop that. */
  onMore: (listener: () => void) => () => void;
};

/** The same client for both: a hosted service when one is configured, and the worker over the embedded index. */
export function createBackends(manifest: SearchManifest, first: Omit<FirstRequests, 'manifest'>): Backends {
  const listeners = new Set<() => void>();
  let started = first.worker;
  const embedded = new EmbeddedRequester(
    () => {
      const worker = started ?? new Worker(manifest.worker);
      started = undefined;
      return worker as WorkerLike;
    },
    manifest.index,
    () => listeners.forEach((listener) => listener()),
    first.titles,
  );
  // The bundle knows the variables of the build alone, also those from `.env` files; the manifest those of the whole run.
  const { host: address, appId, key, index, parameters } = manifest.hosted ?? search;
  const host = readHost(address);
  const settings: ClientSettings = {
    appId: appId || 'embedded',
    key: key || 'embedded',
    index,
    host: host ?? { name: location.host, protocol: 'https' },
    extra: readParameters(parameters),
  };
  if (!host) embedded.warm();
  return {
    searcher: new Searcher({
      hosted: host ? createAsk(settings, createHostedRequester()) : null,
      embedded: createAsk(settings, embedded),
      isOffline: () => !navigator.onLine,
      warm: () => embedded.warm(),
      prepare: ({ query, area }) => embedded.prepare(query, area ? categoryOf[area] : undefined),
    }),
    hostName: host?.name ?? null,
    onMore: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `search.example.org:7700`, `http://localhost:7700` → name and protocol; nothing when no host is configured. */
function readHost(host: string): { name: string; protocol: 'http' | 'https' } | null {
  if (!host) return null;
  const [, protocol = 'https', name = host] = /^(https?):\/\/([^/]+)/.exec(host) ?? [];
  return { name, protocol: protocol === 'http' ? 'http' : 'https' };
}

function readParameters(text: string): Record<string, unknown> {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    console.warn('NEXT_PUBLIC_SEARCH_PARAMETERS is not JSON and is left out');
    return {};
  }
}
