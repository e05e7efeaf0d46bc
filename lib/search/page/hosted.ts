import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { asList, asRecord } from '../../text/mapping';
import { areas } from '../areas';
import type { HostedSettings } from '../manifest';
import { clientHosts } from '../service-host';
import type { Answerer, Hit, SearchRequest, Segment } from '../types';

const HITS_PER_PAGE = 20;
const MAX_HITS = 60;
const MAX_RESPONSE_BYTES = 2_000_000;
const MAX_NAME_LENGTH = 200;
const MAX_CONTENT_LENGTH = 400;
const MAX_PREVIEW_LENGTH = 700;
/** Put around matches by the service. No text contains these characters, so nothing in a text can pass for a mark. */
const MARK_START = '\uE000';
const MARK_END = '\uE001';

type Fields = Record<string, unknown>;
type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Requester = NonNullable<ClientOptions['requester']>;

/**
 * Answers from a service with Algolia's API. Results may only lead to `origins`. This is the only module that knows the
 * shapes of that API; nothing in a response is trusted.
 */
export function createHostedAnswerer(settings: HostedSettings, origins: string[]): Answerer {
  const parameters = readParameters(settings.parameters);
  return async (request) => {
    const client = createClient(settings, createRequester(request.signal));
    const response: unknown = await client.search({
      requests: [toQuery(request, settings.index, parameters)],
    });
    const hits = asRecord(asList(asRecord(response).results)[0]).hits;
    if (!Array.isArray(hits)) throw new Error('The search service sent a response without hits');
    const read = hits.slice(0, MAX_HITS).map((hit, index) => toHit(asRecord(hit), index, origins));
    // A service may list a record twice, but each row needs its own id.
    return { hits: [...new Map(read.map((hit) => [hit.id, hit])).values()] };
  };
}

function createClient({ host, appId, key }: HostedSettings, requester: Requester): LiteClient {
  // The client's default caches use local storage.
  const noCache = {
    get: <T>(_key: unknown, load: () => Promise<T>) => load(),
    set: <T>(_key: unknown, value: T) => Promise.resolve(value),
    delete: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  };
  return liteClient(appId, key, {
    hosts: clientHosts(host),
    requester,
    hostsCache: noCache,
    responsesCache: noCache,
    requestsCache: noCache,
    algoliaAgents: [{ segment: 'tauri-docs-fr', version: '1' }],
  });
}

/** Sends requests by `fetch`, and rejects with the real cause where the client would retry and then report "unreachable". */
function createRequester(signal: AbortSignal): Requester {
  return {
    send: async ({ url, method, headers, data }) => {
      const response = await fetch(url, {
        method,
        headers,
        body: (data ?? null) as BodyInit | null,
        signal,
        credentials: 'omit',
        redirect: 'error', // the content security policy allows the configured host only
        referrerPolicy: 'no-referrer',
      });
      const content = await readText(response);
      if (!response.ok)
        throw new Error(`The search service answered ${response.status}: ${content.slice(0, 200)}`);
      return { status: response.status, content, isTimedOut: false };
    },
  };
}

/** Reads a response up to a maximum size. */
async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    size += chunk.value.length;
    text += decoder.decode(chunk.value, { stream: true });
    if (size <= MAX_RESPONSE_BYTES) continue;
    await reader?.cancel();
    throw new Error(`The search service sent more than ${MAX_RESPONSE_BYTES / 1e6} MB`);
  }
  return text + decoder.decode();
}

function toQuery({ query, area, locale }: SearchRequest, indexName: string, parameters: Fields) {
  const { filters, ...others } = parameters;
  const language = `lang:${locale}`;
  return {
    hitsPerPage: HITS_PER_PAGE,
    attributesToHighlight: ['*'],
    attributesToSnippet: ['content:30'],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
    ...(area ? { facetFilters: [`hierarchy.lvl0:${areas[area].category}`] } : {}),
    ...others,
    indexName,
    query,
    filters: typeof filters === 'string' && filters ? `${language} AND (${filters})` : language,
  };
}

function readParameters(json: string): Fields {
  try {
    return json ? asRecord(JSON.parse(json)) : {};
  } catch {
    console.warn('NEXT_PUBLIC_SEARCH_PARAMETERS is not JSON and is ignored');
    return {};
  }
}

function toHit(hit: Fields, index: number, origins: string[]): Hit {
  const hierarchy = asRecord(hit.hierarchy);
  const highlighted = asRecord(hit._highlightResult);
  const marked = asRecord(highlighted.hierarchy);
  const category = asText(hierarchy.lvl0)?.slice(0, MAX_NAME_LENGTH) ?? '';
  const headings = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) =>
    readMarks(asText(asRecord(marked[level]).value) ?? asText(hierarchy[level]) ?? '', MAX_NAME_LENGTH * 10),
  );
  const [title = [], ...lower] = headings;
  const trail = lower.filter((segments) => segments.length > 0);
  const whole = asText(asRecord(highlighted.content).value) ?? asText(hit.content) ?? '';
  const cropped = asText(asRecord(asRecord(hit._snippetResult).content).value) ?? whole;
  const language = asText(hit.language) ?? '';
  const signature = asText(hit.signature)?.slice(0, MAX_NAME_LENGTH);
  return {
    id: asText(hit.objectID) ?? `result-${index}`,
    href: hrefOf(hit, origins),
    category,
    language: /^[a-z]{2,3}(?:-[a-z]{2})?$/i.test(language) ? language : null,
    title: title.length > 0 ? title : [{ text: category, mark: false }],
    trail,
    // The service sends no keys of the headings above; only those below the page are known to have none.
    isProse: trail.length === 1 && Array.isArray(hit.keys) && hit.keys.length === 0,
    ...(signature ? { signature } : {}),
    content: readMarks(cropped, MAX_CONTENT_LENGTH),
    preview: readMarks(whole, MAX_PREVIEW_LENGTH),
  };
}

/** The `url`, with the anchor unless it has a fragment; an anchor alone links within the page. Null without both, or for an unsafe URL. */
function hrefOf(hit: Fields, origins: string[]): string | null {
  const url = asText(hit.url) ?? '';
  const anchor = asText(hit.anchor);
  const href = anchor && !url.includes('#') ? `${url}#${anchor}` : url;
  const safe = href ? safeHref(href, origins) : null;
  if (safe === null)
    console.warn(`Search result "${asText(hit.objectID) ?? ''}" has ${href ? 'an unsafe' : 'no'} URL`);
  return safe;
}

/** Returns the URL if it leads to one of the origins (the first one is that of the page) over http or https, otherwise null. */
export function safeHref(href: string, origins: string[]): string | null {
  try {
    const { protocol, origin } = new URL(href, origins[0]);
    return href.length < 2_000 && /^https?:$/.test(protocol) && origins.includes(origin) ? href.trim() : null;
  } catch {
    return null; // not a URL
  }
}

/** Reads a highlighted text: our marks, or the `<em>` or `<mark>` of services without a choice. Everything else is text. */
export function readMarks(value: string, maxLength: number): Segment[] {
  const marks = value.includes(MARK_START) ? /([\uE000\uE001])/ : /(<\/?(?:em|mark)>)/i;
  let mark = false;
  return value
    .slice(0, maxLength)
    .split(marks)
    .flatMap((piece, index): Segment[] => {
      const isMark = index % 2 === 1;
      if (isMark) mark = piece === MARK_START || /^<\w/.test(piece);
      return isMark || !piece ? [] : [{ text: piece.replace(/[\uE000\uE001]/g, ''), mark }];
    });
}

/** Returns a text that is not blank. The text "null" counts as none. */
function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' && value !== 'null' ? value : undefined;
}
