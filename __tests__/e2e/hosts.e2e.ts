import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { normaliseExport } from '../../scripts/postbuild/normalise-export';
import { createRedirectsHost } from '../support/redirects-host';
import { hasNginx, serveByNginx } from './support/nginx';
import { expectedRoutes } from './support/routes';
import { serveSite, type Site } from './support/site';

type Host = {
  name: string;
  ask: (address: string) => Promise<{ status: number; location?: string }>;
  /** Spellings this kind of host leaves to the not-found page. */ leaves?: (address: string) => boolean;
};
type Final = { status: number; address: string };

/** An export without its texts: every route of the site, as small pages, normalised by the real step. */
function makeExport(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  for (const route of expectedRoutes) write(`${route}.html`, `<!DOCTYPE html><title>${route}</title>`);
  // A page that is also a folder: the export makes the folder, the step its index.
  write('404.html', '<!DOCTYPE html><title>404</title>');
  write('_next/static/a.js', '1');
  write('fr/search/index.json', '{}');
  write('fr/v1/guides/faq.md', '# Questions');
  normaliseExport(folder);
  return folder;
}

/** Where an address ends: redirects are followed as a browser does. */
async function follow(host: Host, start: string): Promise<Final> {
  let address = start;
  let hash = '';
  for (let step = 0; step < 6; step++) {
    const { status, location } = await host.ask(address);
    if (location === undefined)
      return { status, address: (address.replace(/(?<=.)\/(?=\?|$)/, '') || '/') + hash };
    if (
      /^https?:/.test(location) &&
      !location.startsWith('http://127.0.0.1') &&
      !location.startsWith('http://localhost')
    )
      return { status, address: location };
    const url = new URL(location, 'http://localhost');
    hash = url.hash || hash;
    address = url.pathname + url.search;
  }
  return { status: 0, address: 'loop' };
}

function overHttp(site: Site): Host['ask'] {
  return async (address) => {
    const response = await fetch(site.origin + address, { redirect: 'manual' });
    // A small page that leads on is a redirect to a browser.
    const refresh = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(await response.text())?.[1];
    const location = response.headers.get('location') ?? refresh ?? null;
    return { status: response.status, ...(location === null ? {} : { location }) };
  };
}

const wrongCase = (address: string): boolean =>
  /[A-Z]/.test(address.split('?')[0] ?? '') && !address.includes('globalShortcut');

const addresses = [
  '/',
  '/?a=1',
  '/fr',
  '/fr/',
  '/fr/index',
  '/fr/index.html',
  '/fr.html',
  '/FR/',
  ...expectedRoutes
    .slice(1)
    .flatMap((route) => [
      route,
      `${route}/`,
      `${route}.html`,
      `${route}/index`,
      `${route}/index.html`,
      `${route}?q=1&b=%20`,
    ]),
  '/fr/v1',
  '/fr/v1/',
  '/fr/v1/Guides/FAQ',
  '/fr/v1/GUIDES/faq/index.html',
  '/fr/v1/api/js/globalshortcut',
  '/fr/v1/api/js/GLOBALSHORTCUT/',
  '/fr//v1///guides/faq',
  '/fr/v1//guides//faq.html?x=1',
  '//fr/v1/guides',
  '/fr/docs/guides/command',
  '/fr/docs/guides/command?x=1',
  '/fr/docs/api/rust/tauri/index.html',
  '/fr/docs/api/rust',
  '/fr/docs/api/js',
  '/fr/docs/guides',
  '/fr/api/config',
  '/fr/api/js/window',
  '/fr/api',
  '/fr/guides/building/windows',
  '/fr/guides',
  '/fr/guides/',
  '/fr/references/security',
  '/fr/references',
  '/fr/v1/guides/getting-started/tauri-cli',
  '/fr/v1/guides/examples/events',
  '/fr/v1/guides/architecture/brownfield',
  '/fr/v1/guides/architecture/process-model',
  '/fr/v1/guides/development/security',
  '/fr/v1/guides/distribution/windows',
  '/fr/v1/guides/distribution/windows/',
  '/fr/v1/guides/distribution/linux.html',
  '/fr/v1/guides/building/debian',
  '/fr/v1/api/js/classes/window.webviewwindow/x',
  '/fr/v1/api/js/modules/window',
  '/fr/v1/api/js/classes/x',
  '/fr/v1/api/js/enums/a/b',
  '/fr/v1/api/js/interfaces/x',
  '/fr/v1/about/intro',
  '/fr/about/security',
  '/fr/about/benchmarks',
  '/fr/release-notes',
  '/fr/partners',
  '/fr/DOCS/guides/command',
  '/fr/Guides/FAQ',
  '/fr/v1/guides/getting-started/setup/yew',
  '/fr/rien',
  '/fr/rien/',
  '/fr/rien.html',
  '/fr/rien/index.html',
  '/fr/v1/guides/rien?x=1',
  '/fr/api/rien',
  '/en/',
  '/en/v1/guides',
  '/rien',
  '/french',
  '/fr/v1/guides/faq/plus',
  '/fr/%E0%A4',
  '/fr/v1/guides/faq%0d%0aX-Test:1',
  '/fr/%2e%2e/%2e%2e/etc/passwd',
  '/_next/static/a.js',
  '/_next/static/b.js',
  '/fr/search/index.json',
  '/fr/v1/guides/faq.md',
];

describe('the same address ends at the same place on every host', () => {
  let site: Site;
  let nginx: Site | undefined;
  const hosts: Host[] = [];

  before(async () => {
    const folder = makeExport();
    site = await serveSite(undefined, folder);
    const settings = /\/setup\/yew/; // covered by a pattern that also covers pages
    hosts.push({ name: 'the built-in server', ask: overHttp(site) });
    for (const precedence of ['rules', 'files'] as const) {
      // Where files win, a folder's `/index` answers with the page itself, whose canonical address is the bare one.
      const showsIndex = (address: string): boolean => precedence === 'files' && address.endsWith('/index');
      const ask = createRedirectsHost(folder, precedence);
      hosts.push({
        name: `_redirects, ${precedence} first`,
        ask: (address) => Promise.resolve(ask(address)),
        leaves: (address) =>
          wrongCase(address) || settings.test(address) || showsIndex(address) || address.includes('%E0%A4'),
      });
    }
    if (hasNginx()) {
      nginx = await serveByNginx(folder);
      hosts.push({ name: 'nginx', ask: overHttp(nginx) });
    }
  });

  after(async () => {
    await nginx?.close();
    await site.close();
  });

  for (const address of addresses) {
    test(address, async () => {
      const [first, ...others] = hosts;
      assert.ok(first);
      const wanted = await follow(first, address);
      assert.notEqual(wanted.status, 0, 'the built-in server leads in a circle');
      for (const host of others) {
        if (host.leaves?.(address)) continue;
        const final = await follow(host, address);
        if (wanted.status >= 400)
          assert.ok(
            final.status >= 400,
            `${host.name}: ${JSON.stringify(final)} instead of ${wanted.status}`,
          );
        else assert.deepEqual(final, wanted, host.name);
      }
    });
  }

  test('no line break of an address reaches a header', async () => {
    for (const { origin } of nginx ? [site, nginx] : [site]) {
      const response = await fetch(`${origin}/fr//v1/guides%0d%0aX-Test:1`, { redirect: 'manual' });
      assert.equal(response.headers.get('x-test'), null);
    }
  });

  test('what never changes is kept, pages are asked for again', async () => {
    for (const { origin } of nginx ? [site, nginx] : [site]) {
      assert.match(
        (await fetch(`${origin}/_next/static/a.js`)).headers.get('cache-control') ?? '',
        /immutable/,
      );
      assert.equal((await fetch(`${origin}/fr/v1/guides/faq`)).headers.get('cache-control'), 'no-cache');
    }
  });
});
