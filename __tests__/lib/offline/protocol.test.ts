import { readParams, readToPage, readToWorker, workerAddress } from '@/lib/offline/protocol';

describe('messages', () => {
  it.each([
    { type: 'PING' },
    { type: 'STATE' },
    { type: 'HELLO', build: 'a' },
    { type: 'PAUSE' },
    { type: 'HOLD', hold: true },
    { type: 'REPAIR' },
    { type: 'CHECK' },
    { type: 'SKIP_WAITING' },
  ])('lets a worker understand %j', (message) => {
    expect(readToWorker(message)).toEqual(message);
  });

  it.each([
    null,
    undefined,
    1,
    'PING',
    [],
    {},
    { type: 'ping' },
    { type: 'CACHE_URLS' },
    { type: 'HELLO' },
    { type: 'HOLD', hold: 1 },
    { type: '__proto__' },
  ])('lets a worker ignore %j', (message) => {
    expect(readToWorker(message)).toBeNull();
  });

  it('lets a page understand progress with figures only', () => {
    const progress = { version: 'v', done: 1, total: 2, bytes: 3, sent: 1 };
    expect(readToPage({ type: 'PROGRESS', progress })).toEqual({ type: 'PROGRESS', progress });
    expect(readToPage({ type: 'PROGRESS', progress: { ...progress, done: -1 } })).toBeNull();
    expect(readToPage({ type: 'PROGRESS', progress: { ...progress, sent: Number.NaN } })).toBeNull();
    expect(readToPage({ type: 'PROGRESS' })).toBeNull();
    expect(readToPage({ type: 'WHICH_BUILD' })).toEqual({ type: 'WHICH_BUILD' });
  });
});

describe('workerAddress', () => {
  it('writes the flags in their order, encoded', () => {
    expect(workerAddress('/fr/', { debug: false, offlineMode: true })).toBe(
      '/fr/sw.js?params=%7B%22offlineMode%22%3Atrue%2C%22debug%22%3Afalse%7D',
    );
  });
});

describe('readParams', () => {
  it.each([true, false])('reads back what was written (%s)', (flag) => {
    expect(
      readParams(`https://localhost${workerAddress('/fr/', { offlineMode: flag, debug: flag })}`),
    ).toEqual({ offlineMode: flag, debug: flag });
  });

  it.each([
    '',
    'sw.js',
    '?params',
    '?params={',
    '?params=null',
    '?params=[]',
    '?params=1',
    '?params="x"',
    '?params={"offlineMode":"true"}',
    '?params=%E0',
    'https://',
  ])('reads %s as unknown, never as off', (address) => {
    expect(readParams(address)).toEqual({ offlineMode: undefined, debug: false });
  });
});
