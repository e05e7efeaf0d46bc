/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { algoliasearch } from 'algoliasearch';
import { pushRecords, type PushOptions } from '@/lib/search/build/push';
import { sendJson, startService, type Call } from '../../support/search-service';
import { glossary, records } from './site.fixture';

/** A service that keeps its indices in memory, as far as an upload needs it. */
class Indices {
  readonly all = new Map<string, unknown[]>();
  failOn = '';

  answer(call: Call, response: ServerResponse): void {
    if (this.failOn && call.path.includes(this.failOn))
      return sendJson(response, { message: 'refused', status: 400 }, 400);
    if (call.path === '/1/indexes/*/queries') {
      const [request] = (call.body as { requests: { indexName: string }[] }).requests;
      const index = this.all.get(request?.indexName ?? '');
      return index
        ? sendJson(response, { results: [{ hits: [], nbHits: index.length }] })
        : sendJson(response, { message: 'Index does not exist', status: 404 }, 404);
    }
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)(?:\/(.*))?$/.exec(call.path) ?? [];
    const body = call.body as
      { requests?: { body: unknown }[]; operation?: string; destination?: string } | undefined;
    if (action === 'batch')
      this.all.set(name, [
        ...(this.all.get(name) ?? []),
        ...(body?.requests ?? []).map((request) => request.body),
      ]);
    if (action === 'operation' && body?.operation === 'move') {
      this.all.set(body.destination ?? '', this.all.get(name) ?? []);
      this.all.delete(name);
    }
    if (call.method === 'DELETE') this.all.delete(name);
    sendJson(response, { taskID: 1, status: 'published', updatedAt: '', objectIDs: [] });
  }
}

let indices: Indices;
let service: Awaited<ReturnType<typeof startService>>;
const lines: string[] = [];

beforeEach(async () => {
  lines.length = 0;
  indices = new Indices();
  service = await startService((call, response) => indices.answer(call, response));
});
afterEach(() => service.stop());

function push(options: Partial<PushOptions> = {}, set = records): Promise<void> {
  const client = algoliasearch('app', 'admin-key', {
    hosts: [{ url: service.host, accept: 'readWrite', protocol: 'http' }],
  });
  return pushRecords(client, set, glossary, {
    index: 'docs-v1',
    force: false,
    dryRun: false,
    report: (line) => lines.push(line),
    say: (_fr, en) => en,
    ...options,
  });
}

const writes = () =>
  service.calls.filter((call) => call.path !== '/1/indexes/*/queries' && !call.path.includes('/task/'));

describe('pushRecords', () => {
  it('writes settings and synonyms, and fills another index that then replaces the old one', async () => {
    indices.all.set('docs-v1', records.slice(1));
    await push();
    expect([...indices.all.keys()]).toEqual(['docs-v1']);
    expect(indices.all.get('docs-v1')).toEqual(JSON.parse(JSON.stringify(records)));
    expect(writes().map((call) => call.path.split('/').slice(4).join('/') || call.method)).toEqual([
      'settings',
      'synonyms/batch',
      'operation',
      'batch',
      'operation',
      'operation',
    ]);
    expect(lines.at(-1)).toBe('"docs-v1" is replaced.');
    expect(lines.join()).not.toContain('admin-key');
  });

  it('refuses an empty set and a shrunken one, unless it is forced', async () => {
    await expect(push({}, [])).rejects.toThrow('no records');
    indices.all.set('docs-v1', Array.from({ length: 20 }));
    await expect(push({}, records.slice(0, 17))).rejects.toThrow('more than a tenth would be lost');
    expect(writes()).toEqual([]);
    indices.all.clear();
    await push({}, records.slice(0, 18));
    indices.all.set('docs-v1', Array.from({ length: 1_000 }));
    await push({ force: true });
    expect(indices.all.get('docs-v1')).toHaveLength(records.length);
  });

  it('sends nothing in a dry run', async () => {
    await push({ dryRun: true });
    expect(writes()).toEqual([]);
    expect(lines.at(-1)).toMatch(/Dry run/);
  });

  it('keeps the old records when something fails, and leaves no other index', async () => {
    indices.all.set('docs-v1', ['old']);
    indices.failOn = 'batch';
    await expect(push()).rejects.toThrow('refused');
    expect([...indices.all]).toEqual([['docs-v1', ['old']]]);
  });
});
