import { isRecord, readCopy } from '@/lib/offline/store';

const scope = 'https://example.org/fr/';
const copy = {
  version: 'v',
  date: '2026-11-21T12:00:00.000Z',
  files: 2,
  bytes: 3,
  sent: 1,
};

/** Makes every record contain this text. */
function keep(text: string): void {
  Object.assign(globalThis, {
    caches: {
      has: async () => true,
      open: async () => ({ match: async () => ({ json: async () => JSON.parse(text) as unknown }) }),
    },
  });
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'));

it('reads records as they were written', async () => {
  keep(JSON.stringify(copy));
  expect(await readCopy(scope, 'v')).toEqual(copy);
  keep('true');
  expect(await isRecord(scope, 'paused', true)).toBe(true);
  keep('"v"');
  expect(await isRecord(scope, 'untidy', 'v')).toBe(true);
  expect(await isRecord(scope, 'untidy', 'w')).toBe(false);
});

it.each([
  'null',
  '0',
  '{}',
  '[]',
  '{"toString":1}',
  '{"date":{"toString":1}}',
  JSON.stringify({ ...copy, date: { toString: 1 } }),
  JSON.stringify({ ...copy, sent: null }),
  JSON.stringify({ ...copy, files: [2] }),
  '{"version":',
])('treats %s as missing', async (text) => {
  keep(text);
  expect(await readCopy(scope, 'v')).toBeNull();
  expect(await isRecord(scope, 'paused', true)).toBe(false);
  expect(await isRecord(scope, 'untidy', 'v')).toBe(false);
});
