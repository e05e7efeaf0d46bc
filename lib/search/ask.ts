import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { categoryOf, type Area } from './areas';
import { markEnd, markStart } from './marks';
import type { RawHit } from './types';

/** What is asked of a back end. */
export type SearchRequest = { query: string; area: Area | null; lang: string };

/** Answers a request with results still to be checked. */
export type Ask = (request: SearchRequest) => Promise<RawHit[]>;

/** Sends one request of the client; `cancel` gives up what is under way. */
export type Requester = {
  send: (request: WireRequest) => Promise<{ status: number; content: string; isTimedOut: boolean }>;
  cancel?: () => void;
};

export type WireRequest = {
  url: string;
  method: string;
  headers: Record<string, string>;
  data?: string | Uint8Array | undefined;
};

export type ClientSettings = {
  appId: string;
  key: string;
  index: string;
  host: { name: string; protocol: 'http' | 'https' };
  extra: Record<string, unknown>;
};

const hitsPerPage = 20;

/** One client for both back ends: what differs is only who answers its requests. */
export function createAsk(settings: ClientSettings, requester: Requester): Ask {
  const client = createClient(settings, requester);
  return async (request) => {
    requester.cancel?.();
    return readAnswer(await client.search({ requests: [toParameters(request, settings)] }));
  };
}

function createClient({ appId, key, host }: ClientSettings, requester: Requester): LiteClient {
  // Without these the library would keep its caches in local storage.
  const nothing = nullCache();
  return liteClient(appId, key, {
    hosts: [{ url: host.name, accept: 'readWrite', protocol: host.protocol }],
    requester,
    hostsCache: nothing,
    responsesCache: nothing,
    requestsCache: nothing,
    algoliaAgents: [{ segment: 'tauri-docs-fr', version: '1' }],
  });
}

function toParameters({ query, area, lang }: SearchRequest, { index, extra }: ClientSettings) {
  const { filters, ...parameters } = extra;
  const language = `lang:${lang}`;
  return {
    hitsPerPage,
    attributesToHighlight: ['*'],
    attributesToSnippet: ['content:30'],
    highlightPreTag: markStart,
    highlightPostTag: markEnd,
    ...(area ? { facetFilters: [`hierarchy.lvl0:${categoryOf[area]}`] } : {}),
    ...parameters,
    indexName: index,
    query,
    filters: typeof filters === 'string' && filters ? `${language} AND (${filters})` : language,
  };
}

/** The hits of an answer; anything that is not an answer with hits is an error. */
export function readAnswer(answer: unknown): RawHit[] {
  const results =
    typeof answer === 'object' && answer !== null ? (answer as { results?: unknown }).results : undefined;
  const first: unknown = Array.isArray(results) ? results[0] : undefined;
  const hits = typeof first === 'object' && first !== null ? (first as { hits?: unknown }).hits : undefined;
  if (!Array.isArray(hits)) throw new Error('The search service answered without results');
  return hits.map((hit: unknown) => (typeof hit === 'object' && hit !== null ? (hit as RawHit) : {}));
}

function nullCache() {
  return {
    get: <T>(_key: unknown, otherwise: () => Promise<T>) => otherwise(),
    set: <T>(_key: unknown, value: T) => Promise.resolve(value),
    delete: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  };
}
