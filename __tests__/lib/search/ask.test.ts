/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { createAsk, readAnswer, type ClientSettings } from '@/lib/search/ask';
import { createHostedRequester } from '@/lib/search/hosted-requester';
import { markEnd, markStart } from '@/lib/search/marks';
import { sendJson, startService, type Call } from '../../support/search-service';

let service: Awaited<ReturnType<typeof startService>>;
let answer: (call: Call, response: ServerResponse) => void;

beforeEach(async () => {
  answer = (_call, response) => sendJson(response, { results: [{ hits: [{ objectID: 'a' }] }] });
  service = await startService((call, response) => answer(call, response));
});
afterEach(() => service.stop());

const settings = (extra: Record<string, unknown> = {}): ClientSettings => ({
  appId: 'app',
  key: 'public-key',
  index: 'docs-v1',
  host: { name: service.host, protocol: 'http' },
  extra,
});
const ask = (extra?: Record<string, unknown>) => createAsk(settings(extra), createHostedRequester());
const request = { query: 'fenêtre', area: null, lang: 'fr' };

describe('a query to the hosted service', () => {
  it('highlights everything, crops texts to 30 words, filters on the language and names the client', async () => {
    await expect(ask()(request)).resolves.toEqual([{ objectID: 'a' }]);
    const [call] = service.calls;
    expect(call).toMatchObject({ method: 'POST', path: '/1/indexes/*/queries' });
    expect(call?.body).toEqual({
      requests: [
        {
          indexName: 'docs-v1',
          query: 'fenêtre',
          filters: 'lang:fr',
          attributesToHighlight: ['*'],
          attributesToSnippet: ['content:30'],
          highlightPreTag: markStart,
          highlightPostTag: markEnd,
          hitsPerPage: 20,
        },
      ],
    });
    const sent = { ...Object.fromEntries(call?.query ?? []), ...call?.headers } as Record<string, string>;
    expect(sent['x-algolia-agent']).toContain('tauri-docs-fr');
    expect([sent['x-algolia-application-id'], sent['x-algolia-api-key']]).toEqual(['app', 'public-key']);
  });

  it('keeps to an area and takes further parameters along, without losing the language', async () => {
    await ask({ hitsPerPage: 5, filters: 'type:lvl1', analytics: false })({ ...request, area: 'config' });
    expect(service.calls[0]?.body).toMatchObject({
      requests: [
        {
          facetFilters: ['hierarchy.lvl0:Configuration'],
          hitsPerPage: 5,
          analytics: false,
          filters: 'lang:fr AND (type:lvl1)',
        },
      ],
    });
  });

  it.each([
    ['an empty object', (response: ServerResponse) => sendJson(response, {})],
    ['results that are no list', (response: ServerResponse) => sendJson(response, { results: 'none' })],
    ['a result without hits', (response: ServerResponse) => sendJson(response, { results: [{}] })],
    ['nothing', (response: ServerResponse) => void response.writeHead(200).end()],
    [
      'a portal page',
      (response: ServerResponse) =>
        void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Connexion</html>'),
    ],
    [
      'half an answer',
      (response: ServerResponse) =>
        void response
          .writeHead(200, { 'content-length': '500' })
          .write('{"results":[{"hi', () => response.destroy()),
    ],
    ['status 400', (response: ServerResponse) => sendJson(response, { message: 'no' }, 400)],
    ['status 403', (response: ServerResponse) => sendJson(response, { message: 'no' }, 403)],
    ['status 500', (response: ServerResponse) => sendJson(response, { message: 'no' }, 500)],
    ['a closed connection', (response: ServerResponse) => void response.destroy()],
    [
      'more than is sane',
      (response: ServerResponse) => void response.end(`{"results":[{"hits":["${'x'.repeat(2_100_000)}"]}]}`),
    ],
  ])('fails on %s', async (_name, misbehave) => {
    answer = (_call, response) => misbehave(response);
    await expect(ask()(request)).rejects.toBeDefined();
  });

  it('gives up the one before', async () => {
    const one = ask();
    answer = (call, response) => {
      if (JSON.stringify(call.body).includes('second')) sendJson(response, { results: [{ hits: [] }] });
    };
    const first = one({ ...request, query: 'first' });
    const outcome = expect(first).rejects.toBeDefined();
    await new Promise<void>((resolve) => {
      const look = (): void => (service.calls.length > 0 ? resolve() : void setTimeout(look, 5));
      look();
    });
    await expect(one({ ...request, query: 'second' })).resolves.toEqual([]);
    await outcome;
  });

  it('asks a host that failed again the next time', async () => {
    const one = ask();
    answer = (_call, response) => void response.destroy();
    await expect(one(request)).rejects.toBeDefined();
    answer = (_call, response) => sendJson(response, { results: [{ hits: [] }] });
    await expect(one(request)).resolves.toEqual([]);
  });
});

describe('readAnswer', () => {
  it('makes something of hits that are no objects', () => {
    expect(readAnswer({ results: [{ hits: [1, null, 'x', { a: 1 }] }] })).toEqual([{}, {}, {}, { a: 1 }]);
  });
});
