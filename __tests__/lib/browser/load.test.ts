import { load } from '@/lib/browser/load';

const part = 'https://example.org/search/part.js';
const requests: [address: string, cache: RequestCache | undefined][] = [];

/** The server answers with a status; 200 and `text/html` is the page of a portal. */
function serve(status: number, type: string): void {
  requests.length = 0;
  globalThis.fetch = (async (address: string, { cache }: RequestInit = {}) => {
    requests.push([address, cache]);
    return { ok: status < 400, status, headers: new Headers({ 'content-type': type }) };
  }) as unknown as typeof fetch;
}

describe('load', () => {
  it('rejects an error response after one request', async () => {
    serve(503, 'text/javascript');
    await expect(load(part)).rejects.toThrow(`${part}: 503`);
    expect(requests).toEqual([[part, 'no-cache']]);
  });

  it('rejects the page of a portal in place of a script', async () => {
    serve(200, 'text/html');
    await expect(load(part, 'javascript')).rejects.toThrow(`${part}: 200`);
    expect((await load(part)).ok).toBe(true);
  });

  it('returns what was asked for', async () => {
    serve(200, 'text/javascript; charset=utf-8');
    expect((await load(part, 'javascript')).ok).toBe(true);
  });
});
