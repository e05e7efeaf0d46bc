import { readFact } from '@/lib/offline/store';

const scope = 'https://example.org/fr/';
const copy = {
  version: 'v',
  date: '2026-11-21T12:00:00.000Z',
  files: 2,
  bytes: 3,
  fetched: { bytes: 3, sent: 1 },
};

/** Has the storage of the origin hold a text under every name. */
function keep(text: string): void {
  Object.assign(globalThis, {
    caches: {
      has: async () => true,
      open: async () => ({ match: async () => ({ json: async () => JSON.parse(text) as unknown }) }),
    },
  });
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'));

it.each([
  ['copy-v', copy],
  ['paused', true],
  ['failure', 'network'],
  ['untidy', 'v'],
] as const)('reads the fact %s as it was kept', async (name, value) => {
  keep(JSON.stringify(value));
  expect(await readFact(scope, name)).toEqual(value);
});

it.each([
  'null',
  '0',
  '{}',
  '[]',
  '{"toString":1}',
  '{"date":{"toString":1}}',
  JSON.stringify({ ...copy, date: { toString: 1 } }),
  JSON.stringify({ ...copy, fetched: null }),
  JSON.stringify({ ...copy, fetched: { bytes: '3', sent: 1 } }),
  JSON.stringify({ ...copy, files: [2] }),
  '{"version":',
])('takes %s for nothing kept', async (text) => {
  keep(text);
  for (const name of ['copy-v', 'paused', 'failure', 'untidy'] as const)
    expect(await readFact(scope, name)).toBeNull();
});
