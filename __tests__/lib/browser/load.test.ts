import { load } from '@/lib/browser/load';

const part = 'https://example.org/search/part.js';
const requests: [address: string, cache: RequestCache | undefined][] = [];
/** Status of the responses stored in the HTTP cache, and of those the server gives; 200 there is a portal's page. */
const stored = new Map<string, number>();
const served = new Map<string, number>();

beforeEach(() => {
  requests.length = 0;
  stored.clear();
  served.clear();
  globalThis.fetch = (async (address: string, { cache }: RequestInit = {}) => {
    requests.push([address, cache]);
    const wrong = (cache === 'force-cache' ? stored.get(address) : undefined) ?? served.get(address);
    const headers = new Headers({ 'content-type': wrong ? 'text/html' : 'text/javascript' });
    const status = wrong ?? 200;
    return { ok: status < 400, status, headers, arrayBuffer: async () => new ArrayBuffer(0) };
  }) as unknown as typeof fetch;
});

describe('load', () => {
  it.each([404, 500, 503])('asks the server again when the cache has stored a %i', async (status) => {
    stored.set(part, status);
    expect((await load(part, { cached: true })).ok).toBe(true);
    expect(requests).toEqual([
      [part, 'force-cache'],
      [part, 'reload'],
    ]);
  });

  it('rejects an error response, after one request if the cache was not used', async () => {
    served.set(part, 503);
    await expect(load(part)).rejects.toThrow(`${part}: 503`);
    expect(requests).toEqual([[part, 'no-cache']]);
  });
});
