/**
 * Fetches a file of this site, which the browser revalidates if it has stored it. Rejects an error response and, with `type`,
 * other content: portals answer every request with a page.
 */
export async function load(address: string, type?: 'json' | 'javascript'): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache' });
  const isOther = type !== undefined && !response.headers.get('content-type')?.includes(type);
  if (!response.ok || isOther) throw new Error(`${address}: ${response.status}`);
  return response;
}
