import { pushRecords, type PushOptions } from '@/lib/search/build/push';
import { records, synonyms } from './site.fixture';

/** Pushes records to an index that holds a number of records; undefined: it does not exist. */
async function push(present: number | undefined, set = records, options: Partial<PushOptions> = {}) {
  const writes: [name: string, parameters: unknown][] = [];
  const lines: string[] = [];
  const write = (name: string) => async (parameters: unknown) => {
    writes.push([name, parameters]);
    return { taskID: writes.length };
  };
  const client = {
    searchForHits: async () => {
      if (present === undefined) throw Object.assign(new Error('Index does not exist'), { status: 404 });
      return { results: [{ nbHits: present }] };
    },
    setSettings: write('settings'),
    saveSynonyms: write('synonyms'),
    replaceAllObjects: write('records'),
    waitForTask: async ({ taskID }: { taskID: number }) => void writes.push(['done', taskID]),
  } as unknown as Parameters<typeof pushRecords>[0];
  const report = (line: string) => lines.push(line);
  const usual = {
    index: 'docs-v1',
    force: false,
    dryRun: false,
    report,
  };
  const error = await pushRecords(client, set, synonyms, { ...usual, ...options }).catch(String);
  return { writes, lines, error };
}

it.each([undefined, records.length])(
  'replaces settings, synonyms and records of an index (%j)',
  async (present) => {
    const { writes, lines } = await push(present);
    // The service ranks by the settings from the moment the records are replaced.
    expect(writes.map(([name]) => name)).toEqual(['settings', 'synonyms', 'done', 'done', 'records']);
    expect(writes.filter(([name]) => name === 'done').map(([, task]) => task)).toEqual([1, 2]);
    expect(writes.at(-1)?.[1]).toEqual({ indexName: 'docs-v1', objects: records });
    expect(lines.at(-1)).toBe('"docs-v1" is replaced.');
  },
);

it.each([
  [0, 0, /no records/],
  [17, 20, /more than a tenth would be lost/],
])('refuses %i records over %i, unless it is forced', async (now, present, problem) => {
  const set = records.slice(0, now);
  const { writes, error } = await push(present, set);
  expect(error).toMatch(problem);
  expect(writes).toEqual([]);
  expect((await push(present, set, { force: true })).writes.at(-1)?.[0]).toBe('records');
});

it('writes nothing in a dry run', async () => {
  const { writes, lines } = await push(records.length, records, { dryRun: true });
  expect(writes).toEqual([]);
  expect(lines.at(-1)).toMatch(/Dry run/);
});

it('lets the service return the fields that rows of results read', async () => {
  const { writes } = await push(records.length);
  const { indexSettings } = writes[0]?.[1] as { indexSettings: { attributesToRetrieve: string[] } };
  const read = ['hierarchy', 'content', 'url', 'anchor', 'keys', 'signature', 'language'];
  expect(indexSettings.attributesToRetrieve).toEqual(expect.arrayContaining(read));
});
