/** @jest-environment node */
import { hashOf } from '@/lib/content/hash';
import { cacheKeyOf, HASH_LENGTH, type ListedFile } from '@/lib/offline/list';
import { copyCacheName, writeRecord } from '@/lib/offline/store';

const scope = 'https://site.example/fr/';
const listed = ['a.css', 'b.css'].map((name): ListedFile => [`/fr/${name}`, hashOf(name, HASH_LENGTH), 100]);
const [first, second] = listed as [ListedFile, ListedFile];

/** Bodies by key, by cache. */
const stored = new Map<string, Map<string, string>>();
const read = (text: string | undefined): Response | undefined =>
  text === undefined ? undefined : new Response(text);
const keyOf = (request: string): string => new URL(request, scope).href;
const caches = {
  has: async (name: string) => stored.has(name),
  keys: async () => [...stored.keys()],
  match: async (request: string, { cacheName }: { cacheName?: string } = {}) =>
    read(
      [...stored].flatMap(([name, entries]) =>
        cacheName && name !== cacheName ? [] : (entries.get(keyOf(request)) ?? []),
      )[0],
    ),
  open: async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, string>();
    stored.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      put: async (request: string, response: Response) =>
        void entries.set(keyOf(request), await response.text()),
      delete: async (request: string) => entries.delete(keyOf(request)),
    };
  },
};

/** Requests that wait for an answer, and retries that wait for their time. */
let requests: { url: string; answer: (response: Response) => void }[] = [];
let timers: (() => void)[] = [];

async function fetch(url: string, { signal }: { signal: AbortSignal }): Promise<Response> {
  if (url === scope.slice(0, -1)) return new Response(); // home without its slash
  return new Promise((resolve, reject) => {
    const request = { url, answer: resolve };
    requests.push(request);
    signal.addEventListener('abort', () => {
      requests = requests.filter((one) => one !== request);
      reject(signal.reason as Error);
    });
  });
}

const breathe = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
};

/** Answers the waiting request for a file. */
async function answer([url]: ListedFile, response = new Response(url.slice(4))): Promise<void> {
  await breathe();
  const index = requests.findIndex((request) => request.url === url);
  if (index === -1) throw new Error(`${url} is not requested`);
  requests.splice(index, 1)[0]?.answer(response);
  await breathe();
}

beforeEach(() => {
  jest.resetModules();
  jest.spyOn(console, 'warn').mockImplementation();
  stored.clear();
  requests = [];
  timers = [];
  Object.assign(globalThis, {
    self: globalThis, // Node.js does not know this name
    caches,
    fetch,
    setTimeout: (run: () => void) => timers.push(run),
    location: { href: `${scope}sw.js` },
    registration: { scope },
    clients: { matchAll: async () => [] },
    COPY_LIST: { version: 'v', bytes: 10, files: listed },
  });
});

const load = async () => ({
  ...(await import('@/lib/offline/worker/download')),
  ...(await import('@/lib/offline/worker/files')),
});

it('continues a resumed download although a retry of the paused one still waits', async () => {
  const { restoreLost, pauseDownload, listMissing } = await load();
  const paused = restoreLost();
  await answer(first, new Response('', { status: 503 }));
  expect(timers).toHaveLength(1);
  pauseDownload();
  await paused;
  const resumed = restoreLost();
  await answer(first);
  timers.forEach((run) => run());
  await answer(second);
  await resumed;
  expect(await listMissing()).toEqual([]);
});

it('tells all tabs that a download ends which another tab has paused before it began', async () => {
  const told: unknown[] = [];
  const postMessage = (message: unknown): number => told.push(structuredClone(message));
  Object.assign(globalThis, { clients: { matchAll: async () => [{ url: scope, postMessage }] } });
  await writeRecord(scope, 'paused', true);
  const { install } = await load();
  await expect(install()).rejects.toThrow();
  expect(requests).toEqual([]);
  expect(told.at(-1)).toMatchObject({ done: 0, total: 2, failure: { reason: 'paused' } });
});

it('restores a file that is found damaged while another is restored', async () => {
  const { restoreLost, dropFiles, listMissing } = await load();
  const cache = await caches.open(copyCacheName(scope));
  await cache.put(cacheKeyOf(first, scope), new Response('damaged'));
  const running = restoreLost();
  await breathe();
  await dropFiles([cacheKeyOf(first, scope)]);
  const restored = restoreLost();
  await answer(second);
  await running;
  await answer(first);
  await restored;
  expect(await listMissing()).toEqual([]);
});

it('does not bring back a copy that is removed while its files are checked', async () => {
  const { repair, pauseDownload } = await load();
  const cache = await caches.open(copyCacheName(scope));
  for (const file of listed) await cache.put(cacheKeyOf(file, scope), new Response(file[0].slice(4)));
  const check = repair();
  pauseDownload();
  stored.clear();
  await breathe();
  expect(requests).toEqual([]);
  await check;
  expect([...stored.keys()]).toEqual([]);
});
