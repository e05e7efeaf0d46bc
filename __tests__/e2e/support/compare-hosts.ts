import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { caching, securityHeaders } from '../../../lib/export/host-headers';
import { site as config } from '../../../lib/site/config';
import { normaliseExport } from '../../../scripts/postbuild/normalise-export';
import { createRedirectsHost } from '../../support/redirects-host';
import { scratchFolder } from '../../support/scratch';
import { addresses } from './addresses';
import { hasNginx, serveByNginx } from './nginx';
import { expectedRoutes } from './routes';
import { serveSite, type Site } from './site';

type Host = {
  name: string;
  ask: (address: string) => Promise<{ status: number; location?: string }>;
  /** Spellings this kind of host leaves to the not-found page. */ leaves?: (address: string) => boolean;
};
type Final = { status: number; address: string };

const base = config.basePath;

/** Asks every host for the same addresses; the base path is that of `SITE_BASE_PATH`, read when this module is loaded. */
export function compareHosts(): void {
  test.describe(`below "${base}/"`, () => {
    const hosts: Host[] = [];
    const servers: Site[] = [];

    test.beforeAll(async () => {
      const { root, folder } = await makeExport();
      servers.push(await serveSite(undefined, folder));
      if (hasNginx()) servers.push(await serveByNginx(folder, root));
      const [builtIn, nginx] = servers.map(overHttp);
      assert.ok(builtIn);
      hosts.push(
        { name: 'the built-in server', ask: builtIn },
        ...(['rules', 'files'] as const).map((precedence) => toRulesHost(folder, root, precedence)),
        ...(nginx ? [{ name: 'nginx', ask: nginx }] : []),
      );
    });

    test.afterAll(() => Promise.all(servers.map((server) => server.close())));

    for (const [name, list] of Object.entries(addresses)) {
      test(`every host leads to the same place: ${name}`, async () => {
        const differences: string[] = [];
        for (const address of list) differences.push(...(await compare(hosts, base + address)));
        assert.deepEqual(differences, []);
      });
    }

    test('leads from the root of the host to the home page', async () => {
      for (const { ask } of hosts) assert.deepEqual(await ask('/'), { status: 302, location: `${base}/fr/` });
    });

    test('no line break of an address reaches a header', async () => {
      for (const { origin } of servers) {
        const response = await ask(`${origin}${base}/fr//v1/guides%0d%0aX-Test:1`);
        assert.equal(response.headers.get('x-test'), null);
      }
    });

    test('every answer carries the security headers, that of nothing too', async () => {
      for (const { origin } of servers)
        for (const route of ['/fr/v1/guides/faq', '/fr/v1/guides/faq.md', '/_next/static/a.js', '/fr/rien']) {
          const { headers } = await ask(origin + base + route);
          for (const [name, value] of securityHeaders) assert.equal(headers.get(name), value, route);
        }
    });

    test('what never changes is kept, pages are asked for again', async () => {
      for (const { origin } of servers) {
        const kept = (route: string) =>
          ask(origin + base + route).then(({ headers }) => headers.get('cache-control'));
        assert.equal(await kept('/_next/static/a.js'), caching.hashed);
        assert.equal(await kept('/fr/v1/guides/faq'), caching.other);
      }
    });
  });
}

/** An export without its texts: every route of the site, as small pages, normalised by the real step. */
async function makeExport(): Promise<{ root: string; folder: string }> {
  const root = scratchFolder('hosts-');
  const folder = path.join(root, base);
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  for (const route of expectedRoutes) write(`${route}.html`, `<!DOCTYPE html><title>${route}</title>`);
  write('404.html', '<!DOCTYPE html><title>404</title>');
  write('_next/static/a.js', '1');
  write('fr/search/index.json', '{}');
  write('fr/v1/guides/faq.md', '# Questions');
  write('fr/blog/rss.xml', '<rss/>');
  await normaliseExport(folder);
  return { root, folder };
}

/** What another host does differently for an address than the first one, in words. */
async function compare([first, ...others]: Host[], address: string): Promise<string[]> {
  assert.ok(first);
  const wanted = await follow(first, address);
  const differences = wanted.status === 0 ? [`${first.name} leads in a circle from ${address}`] : [];
  for (const host of others) {
    if (host.leaves?.(address)) continue;
    const final = await follow(host, address);
    const same = final.status === wanted.status && (wanted.status >= 400 || final.address === wanted.address);
    // How a wrong address is refused is the host's choice.
    if (!same && !(wanted.status >= 400 && final.status >= 400))
      differences.push(`${address}: ${host.name} ${JSON.stringify(final)}, ${JSON.stringify(wanted)} wanted`);
  }
  return differences;
}

/** Where an address ends: redirects are followed as a browser does. */
async function follow(host: Host, start: string): Promise<Final> {
  let address = start;
  let hash = '';
  for (let step = 0; step < 6; step++) {
    const { status, location } = await host.ask(address);
    if (location === undefined)
      return { status, address: (address.replace(/(?<=.)\/(?=\?|$)/, '') || '/') + hash };
    if (/^https?:(?!\/\/(?:127\.0\.0\.1|localhost))/.test(location)) return { status, address: location };
    const url = new URL(location, 'http://localhost');
    hash = url.hash || hash;
    address = url.pathname + url.search;
  }
  return { status: 0, address: 'loop' };
}

function overHttp({ origin }: Site): Host['ask'] {
  return async (address) => {
    const response = await ask(origin + address);
    // A small page that leads on is a redirect to a browser.
    const refresh = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(await response.text())?.[1];
    const location = response.headers.get('location') ?? refresh ?? null;
    return { status: response.status, ...(location === null ? {} : { location }) };
  };
}

function ask(url: string): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
}

/** A host that reads `_redirects`, and what it cannot know. */
function toRulesHost(folder: string, root: string, precedence: 'rules' | 'files'): Host {
  const ask = createRedirectsHost(folder, precedence, root);
  const wrongCase = (address: string): boolean =>
    /[A-Z]/.test(address.split('?')[0] ?? '') && !address.includes('globalShortcut');
  return {
    name: `_redirects, ${precedence} first`,
    ask: (address) => Promise.resolve(ask(address)),
    leaves: (address) =>
      wrongCase(address) ||
      address.includes('%E0%A4') ||
      // Covered by a pattern that also covers pages.
      address.includes('/setup/yew') ||
      // Where files win, a folder's `/index` answers with the page itself, whose canonical address is the bare one.
      (precedence === 'files' && address.endsWith('/index')),
  };
}
