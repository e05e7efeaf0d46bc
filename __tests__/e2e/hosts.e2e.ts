import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { caching, securityHeaders } from '../../lib/export/host-headers';
import { buildSettings } from '../../lib/site/build-settings';
import { site as config } from '../../lib/site/config';
import { compressFiles, normaliseExport } from '../../scripts/postbuild/normalise-export';
import { scratchFolder } from '../support/scratch';
import { serveSite, type Site } from '../../scripts/browser/site';
import { addressTable, type Kind, type Row } from './support/address-table';
import { hasWrangler, serveByWrangler, serveLikeCloudflare, wranglerMissing } from './support/cloudflare';
import { hasBrotli, hasNginx, nginxMissing, serveByNginx } from './support/nginx';
import { expectedRoutes } from './support/routes';

/** What a host answers instead, by kind of request; undefined: anything. The README says so too. */
type Exceptions = Partial<Record<Kind, (row: Row) => Partial<Row>>>;

const base = config.basePath;
const anything = { status: undefined, location: undefined, type: undefined, cache: undefined };

const cloudflare: Exceptions = {
  extension: () => ({ status: 308 }),
  'home index': () => ({ status: 308 }),
  index: ({ location }) => ({ status: 308, location: location?.replace('?', '/?') }),
  case: () => ({ status: 404, location: undefined }),
  'doubled slash': () => ({ status: 200, location: undefined }),
  'former, other spelling': () => anything,
  'unknown below a former path': () => anything,
  'not-found file': () => anything,
  negotiated: () => ({ type: 'text/html; charset=utf-8' }),
};

const gzip = ['gzip', '.gz'] as const;
const brotli = ['br', '.br'] as const;

let table: Row[];
let root: string;
let folder: string;

test.beforeAll(async () => {
  root = base ? await makeExport() : 'out';
  folder = path.join(root, base);
  table = addressTable(folder, base);
  expect(table.length, `${table.length} rows`).toBeGreaterThan(base ? 900 : 1000);
});

test('the built-in server answers every row of the table', async () => {
  await compare(await serveSite(undefined, folder), {}, true);
});

test('nginx answers every row of the table', async () => {
  test.skip(!hasNginx(), nginxMissing);
  await compare(await serveByNginx(folder, root), {}, true);
});

// hosts-sub-path.e2e.ts runs this file with SITE_COMPRESS=on.
if (buildSettings.compress)
  test('nginx sends the files that the build has compressed', async () => {
    test.skip(!hasNginx(), nginxMissing);
    const server = await serveByNginx(folder, root);
    try {
      for (const [accepted, extension] of hasBrotli() ? [gzip, brotli] : [gzip]) {
        for (const [address, file] of [
          ['/fr/v1/guides', '/fr/v1/guides.html'],
          ['/fr/sw.js', '/fr/sw.js'],
        ] as const) {
          const { headers } = await ask(server.origin + base + address, { 'accept-encoding': accepted });
          const seen = [headers['content-encoding'], headers['content-length']];
          // What nginx compresses itself comes without a length.
          expect(seen, address).toEqual([accepted, String(statSync(folder + file + extension).size)]);
        }
      }
    } finally {
      await server.close();
    }
  });

test('Cloudflare Pages answers every row of the table, with the exceptions named above', async () => {
  await compare(await serveLikeCloudflare(published()), cloudflare, false);
});

test('so does its own local server, for requests of each kind', async () => {
  test.skip(base !== '', 'it is slow: once, at the root');
  test.skip(!hasWrangler, wranglerMissing);
  const count = new Map<Kind, number>();
  const some = table.filter(({ kind }) => {
    count.set(kind, (count.get(kind) ?? 0) + 1);
    return kind.startsWith('former') || (count.get(kind) ?? 0) <= 20;
  });
  await compare(await serveByWrangler(published()), cloudflare, false, some, askAgain);
});

test('no rule is written that hosts with clean URLs do not need', () => {
  const rules = readFileSync(path.join(folder, '_redirects'), 'utf8').split('\n').filter(Boolean);
  expect(rules.length, `${rules.length} rules`).toBeLessThan(200);
  expect(rules.filter((rule) => /\/index(?:\.html)? /.test(rule))).toEqual([]);
});

/** Requests each row from a server; lists all differences in one failure. */
async function compare(
  server: Site,
  exceptions: Exceptions,
  strict: boolean,
  rows = table,
  send = ask,
): Promise<void> {
  const differences: string[] = [];
  const compareRow = async (row: Row): Promise<void> => {
    const wanted = { ...row, ...exceptions[row.kind]?.(row) };
    const address = row.kind === 'root' ? '/' : base + row.request;
    const { statusCode = 0, headers } = await send(
      server.origin + address,
      row.accept ? { accept: row.accept } : {},
    );
    const type = headers['content-type']?.replace(/(?<=;)\s*/, ' ').toLowerCase();
    const seen = {
      status: statusCode,
      location: headers.location?.replace(server.origin, '').replace(new RegExp(`^${base}`), ''),
      type: type?.replace(/^application\/javascript$/, 'text/javascript; charset=utf-8'),
      cache: headers['cache-control'],
    };
    if (!strict) {
      wanted.cache = undefined;
      // Cloudflare sends JSON and XML without charset.
      if (!wanted.type?.startsWith('text/')) {
        wanted.type = wanted.type?.split(';')[0];
        seen.type = seen.type?.split(';')[0];
      }
    }
    for (const key of ['status', 'location', 'type', 'cache'] as const) {
      if (wanted[key] !== undefined && seen[key] !== wanted[key])
        differences.push(`${row.kind} ${address}: ${key} ${seen[key]}, expected ${wanted[key]}`);
    }
    if (!strict) return;
    for (const [name, value] of securityHeaders) {
      if (headers[name.toLowerCase()] !== value) differences.push(`${address}: no ${name}`);
    }
    if (headers['x-test']) differences.push(`${address}: a line break reached a header`);
    if (statusCode >= 400 && headers['cache-control'] !== caching.error)
      differences.push(`${address}: an error may be cached`);
  };
  try {
    for (let at = 0; at < rows.length; at += 32) await Promise.all(rows.slice(at, at + 32).map(compareRow));
  } finally {
    await server.close();
  }
  expect(differences).toEqual([]);
}

/** The answer to a path that is sent as written, without corrections by a client. */
function ask(url: string, headers: OutgoingHttpHeaders, timeout = 60_000): Promise<IncomingMessage> {
  const { hostname, port } = new URL(url);
  const address = url.slice(url.indexOf('/', 8));
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: address, agent: false, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer));
    })
      .on('error', reject)
      .end();
    setTimeout(() => asked.destroy(new Error(`${url} is not answered`)), timeout).unref();
  });
}

/**
 * Asks up to three times: on a busy machine, wrangler leaves requests without an answer, or fails itself with 500, which no rule
 * of the site can cause.
 */
async function askAgain(url: string, headers: OutgoingHttpHeaders): Promise<IncomingMessage> {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask(url, headers, 15_000).catch((error: Error) => error);
    const hasFailed = answer instanceof Error || answer.statusCode === 500;
    if (hasFailed && attempt < 3) {
      await wait(2_000);
      continue;
    }
    if (answer instanceof Error) throw answer;
    return answer;
  }
}

/** The folder to publish on hosts that read `_redirects`, which belongs at its top. */
function published(): string {
  if (base)
    for (const name of ['_redirects', '_headers'])
      copyFileSync(path.join(folder, name), path.join(root, name));
  return root;
}

/** Below a base path: every page in short, finished by the real step. */
async function makeExport(): Promise<string> {
  const place = scratchFolder('hosts-');
  const write = (name: string, text: string): void => {
    const file = path.join(place, base, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const route of expectedRoutes) {
    write(`${route}.html`, `<!DOCTYPE html><title>${route}</title>`);
    write(`${route}.txt`, `data of ${route}`);
  }
  for (const route of expectedRoutes.slice(5)) write(`${route}.md`, `# ${route}`);
  write('fr/hors-ligne.html', '<meta name="robots" content="noindex"/>');
  write('404.html', '<!DOCTYPE html><title>404</title>');
  for (const file of ['fr/sw.js', 'fr/blog/rss.xml', 'fr/llms.txt', '_next/static/a.js']) write(file, 'x');
  normaliseExport(path.join(place, base));
  compressFiles(path.join(place, base));
  return place;
}
