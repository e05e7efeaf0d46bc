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
