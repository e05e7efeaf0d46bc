/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { createHostedAnswerer, readMarks, safeHref } from '@/lib/search/page/hosted';
import { sendJson, startService, type Call } from '../../support/search-service';

let service: Awaited<ReturnType<typeof startService>>;
let answer: (call: Call, response: ServerResponse) => void;
let warn: jest.SpyInstance;

const rawHit = { objectID: 'a', url: '/fr/a', hierarchy: { lvl0: 'Documentation', lvl1: 'Page' } };
const sendHits = (response: ServerResponse, ...hits: unknown[]): void =>
  sendJson(response, { results: [{ hits }] });

beforeEach(async () => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer = (_call, response) => sendHits(response, rawHit);
  service = await startService((call, response) => answer(call, response));
});
afterEach(() => {
  warn.mockRestore();
  return service.stop();
});

const origins = ['https://docs.example', 'https://v1.example'];
const ask = (parameters = {}, request = {}) =>
  createHostedAnswerer(
    {
      host: `http://${service.host}`,
      name: 'Service',
      appId: 'app',
      key: 'public-key',
      index: 'docs-v1',
      parameters: JSON.stringify(parameters),
    },
    origins,
  )({ query: 'fenêtre', area: null, locale: 'fr', signal: new AbortController().signal, ...request });
const first = async (parts: object) => {
  answer = (_call, response) => sendHits(response, { ...rawHit, ...parts });
  return (await ask()).hits[0];
};

describe('a query to the hosted service', () => {
  it('highlights everything, crops texts to 30 words, filters on the language and names the client', async () => {
    await expect(ask()).resolves.toMatchObject({
      hits: [{ id: 'a', href: '/fr/a', category: 'Documentation' }],
    });
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
          highlightPreTag: '\uE000',
          highlightPostTag: '\uE001',
          hitsPerPage: 20,
        },
      ],
    });
    const sent = { ...Object.fromEntries(call?.query ?? []), ...call?.headers } as Record<string, string>;
    expect(sent['x-algolia-agent']).toContain('tauri-docs-fr');
  });

  it('limits to an area and adds configured parameters, without losing the language', async () => {
    await ask({ hitsPerPage: 5, filters: 'type:lvl1' }, { area: 'config' });
    expect(service.calls[0]?.body).toMatchObject({
      requests: [
        {
          facetFilters: ['hierarchy.lvl0:Configuration'],
          hitsPerPage: 5,
          filters: 'lang:fr AND (type:lvl1)',
        },
      ],
    });
  });

  it.each<[string, RegExp, (response: ServerResponse) => void]>([
    ['an empty object', /without hits/, (response) => sendJson(response, {})],
    ['results that are no list', /without hits/, (response) => sendJson(response, { results: 'none' })],
    ['an empty response', /without hits/, (response) => void response.writeHead(200).end()],
    ['an HTML page', /JSON/, (response) => void response.end('<html>Connexion</html>')],
    ['status 403', /403.*no rights/, (response) => sendJson(response, { message: 'no rights' }, 403)],
    ['status 429', /429/, (response) => sendJson(response, { message: 'too many' }, 429)],
    [
      'a redirect',
      /fetch failed/,
      (response) => void response.writeHead(302, { location: 'http://localhost:9/' }).end(),
    ],
    ['a closed connection', /fetch failed/, (response) => void response.destroy()],
  ])('rejects with the real cause on %s', async (_name, cause, misbehave) => {
    answer = (_call, response) => misbehave(response);
    await expect(ask()).rejects.toThrow(cause);
    expect(service.calls).toHaveLength(1);
  });

  it('stops reading a response that is too large, and a request that is aborted', async () => {
    let written = 0;
    answer = (_call, response) => {
      const write = (): void => {
        if (response.destroyed) return;
        written += 100_000;
        response.write('x'.repeat(100_000), () => setTimeout(write, 1));
      };
      write();
    };
    await expect(ask()).rejects.toThrow('2 MB');
    expect(written).toBeLessThan(20_000_000);
    const controller = new AbortController();
    answer = () => controller.abort();
    await expect(ask({}, { signal: controller.signal })).rejects.toThrow('abort');
  });
});

describe('hits of the hosted service', () => {
  it.each([
    [{ url: '/fr/a', anchor: 'b' }, '/fr/a#b'],
    [{ url: '/fr/a#c', anchor: 'b' }, '/fr/a#c'],
    [{ url: 'null', anchor: 'b' }, '#b'],
    [{ url: '/fr/a', anchor: 'null' }, '/fr/a'],
    [{ url: 'https://v1.example/fr' }, 'https://v1.example/fr'],
  ])('turn %j into the link %s', async (parts, href) => {
    expect((await first(parts))?.href).toBe(href);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([{ url: undefined }, { url: 'null', anchor: null }, { url: 'javascript:alert(1)' }])(
    'have no link for %j, with a warning',
    async (parts) => {
      expect((await first(parts))?.href).toBeNull();
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    [{ lvl2: 'Section' }, [], true],
    [{ lvl2: 'WindowUrl' }, ['WindowUrl'], false],
    [{ lvl2: 'WindowUrl', lvl3: 'uri' }, [], false],
    [{ lvl2: 'Section' }, undefined, false],
  ])('of the levels %j with the keys %j are prose: %j', async (levels, keys, isProse) => {
    const hit = await first({ hierarchy: { ...rawHit.hierarchy, ...levels }, keys });
    expect(hit?.isProse).toBe(isProse);
  });

  it('have marked segments; every other markup stays text', async () => {
    const hit = await first({
      _highlightResult: { hierarchy: { lvl1: { value: 'a <em>b</em> <img src=x onerror=alert(1)>' } } },
    });
    expect(hit?.title).toEqual([
      { text: 'a ', mark: false },
      { text: 'b', mark: true },
      { text: ' <img src=x onerror=alert(1)>', mark: false },
    ]);
    expect(readMarks('<em>a</em> \uE000b\uE001', 50)).toEqual([
      { text: '<em>a</em> ', mark: false },
      { text: 'b', mark: true },
    ]);
  });
});

describe('safeHref', () => {
  it.each(['/fr/a', '#b', 'a/b?c', 'https://docs.example/', 'HTTPS://V1.example/x'])('accepts %s', (href) => {
    expect(safeHref(href, origins)).toBe(href);
    expect(safeHref(` ${href}\n`, origins)).toBe(href);
  });

  it.each([
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:x',
    'data:x',
    'blob:https://docs.example/x', // its origin is that of the site
    'mailto:x',
    'http://docs.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    `/${'x'.repeat(5_000)}`,
  ])('refuses %j', (href) => {
    expect(safeHref(href, origins)).toBeNull();
  });
});
