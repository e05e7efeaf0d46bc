import { emit } from './events';

export type LoadOptions = RequestInit & {
  /** Accept a stale copy from the HTTP cache, for files whose name contains their hash and for prefetched pages. */
  cached?: boolean;
  /** What the content type must contain; portals answer everything with a page. */
  type?: string;
};

/**
 * Fetches a file of this site and rejects error responses and other content. Stored error responses are never used: the file is
 * requested again, or revalidated first.
 */
export async function load(
  address: string,
  { cached = false, type, ...init }: LoadOptions = {},
): Promise<Response> {
  const request = (cache: RequestCache): Promise<Response> =>
    fetch(address, { credentials: 'same-origin', ...init, cache });
  const isWrong = ({ ok, headers }: Response): boolean =>
    !ok || (type !== undefined && !headers.get('content-type')?.includes(type));
  let response = await request(cached ? 'force-cache' : 'no-cache');
  if (cached && isWrong(response)) response = await request('reload');
  if (isWrong(response)) throw new LoadError(address, response.status);
  return response;
}

/** An error response, or one with other content. */
export class LoadError extends Error {
  constructor(
    address: string,
    readonly status: number,
  ) {
    super(`${address}: ${status}`);
  }
}

/** A server that takes longer to send a script counts as failed. */
const FILE_TIMEOUT_MS = 30_000;

const fetched = new Set<string>();

/**
 * Fetches all files of a part in parallel before it is imported; the build calls it in front of each dynamic import. A browser
 * never retries an import that has failed once, so a file must be in the HTTP cache before it is imported.
 */
export async function loadFiles(base: string, files: string[]): Promise<void> {
  const addresses = files.map((file) => new URL(file, base).href);
  await Promise.all(
    addresses.map(async (address) => {
      if (fetched.has(address)) return;
      // Read to the end, so that the whole file is in the cache.
      const signal = AbortSignal.timeout(FILE_TIMEOUT_MS);
      await (await load(address, { cached: true, type: 'javascript', signal })).arrayBuffer();
      fetched.add(address);
    }),
  );
}

/**
 * Loads and starts a part; when that fails, an error message with a Retry button is shown. Its files are fetched before their import,
 * so an import that still fails is one that Chromium would fail again until the page is reloaded.
 */
export async function startPart(start: () => Promise<void>): Promise<void> {
  emit('part:loading');
  try {
    await start();
  } catch (error) {
    console.error(error);
    const isFinal = String(error).includes('dynamically imported module');
    emit('load:failed', {
      what: 'part',
      retry: () => (isFinal ? location.reload() : void startPart(start)),
    });
  } finally {
    emit('part:settled');
  }
}
