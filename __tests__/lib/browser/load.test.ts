import { on, type LoadFailure } from '@/lib/browser/events';
import { load, loadFiles, startPart } from '@/lib/browser/load';

const base = 'https://example.org/live/entry.js';
const part = 'https://example.org/live/part.js';
/** What the build makes of `import('./part')`. */
const importPart = jest.fn(async () => {
  await loadFiles(base, ['./part.js', './shared.js']);
  return 'imported';
});
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
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'loadFiles');
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

describe('loadFiles', () => {
  it('requests a file that failed again, and the others only once', async () => {
    served.set(part, 503);
    await expect(importPart()).rejects.toThrow('/live/part.js: 503');
    served.clear();
    stored.set(part, 503); // what the failed attempt may leave in the cache
    expect(await importPart()).toBe('imported');
    expect(requests.at(-1)).toEqual([part, 'reload']);
    expect(requests.filter(([address]) => address.endsWith('/shared.js'))).toHaveLength(1);
    requests.length = 0;
    await importPart();
    expect(requests).toEqual([]);
  });

  it.each([200, 503])(
    'never imports a page in place of a script (%i), stored or from the server',
    async (status) => {
      const other = `https://example.org/live/other-${status}.js`;
      const importOther = async (): Promise<string> =>
        loadFiles(base, [`./other-${status}.js`]).then(() => 'imported');
      served.set(other, status);
      await expect(importOther()).rejects.toThrow(`/live/other-${status}.js: ${status}`);
      served.clear();
      stored.set(other, status);
      expect(await importOther()).toBe('imported');
    },
  );
});

describe('startPart', () => {
  it('reports a failure with a retry that loads the part again', async () => {
    const events: string[] = [];
    const failures: LoadFailure[] = [];
    on('part:loading', () => events.push('loading'));
    on('part:settled', () => events.push('settled'));
    on('load:failed', (failure) => failures.push(failure));
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const start = jest.fn().mockRejectedValueOnce(new Error('chunk lost')).mockResolvedValue(undefined);
    await startPart(start);
    expect(events).toEqual(['loading', 'settled']);
    expect(log).toHaveBeenCalledWith(new Error('chunk lost'));
    expect(failures.map(({ what }) => what)).toEqual(['part']);
    failures[0]?.retry();
    expect(start).toHaveBeenCalledTimes(2);
    log.mockRestore();
  });
});
