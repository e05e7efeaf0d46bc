import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { serveSite, type Site } from '../../../scripts/browser/site';
import { typeOf } from './address-table';
import { freePort, startServer } from './programs';

/** Where `.ci/run` installs wrangler: it is too large for the development packages. */
const wrangler = path.resolve('.cache/wrangler/node_modules/.bin/wrangler');

export const hasWrangler = existsSync(wrangler);

/** Why tests are skipped where wrangler is not installed. */
export const wranglerMissing = 'wrangler is not installed (README, Test)';

/** Serves a folder by Cloudflare's own local server, wrangler. */
export async function serveByWrangler(root: string): Promise<Site> {
  const port = await freePort();
  const args = ['pages', 'dev', path.resolve(root), '--port', String(port), '--ip', '127.0.0.1'];
  return startServer(`http://127.0.0.1:${port}`, wrangler, [...args, '--compatibility-date', '2026-01-01'], {
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  });
}

/** Serves a folder as Cloudflare Pages documents it: `_redirects` first, then files with clean URLs, then 404.html. */
export function serveLikeCloudflare(root: string): Promise<Site> {
  const rules = readFileSync(path.join(root, '_redirects'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(parseRule);
  const notFound = ['404.html', 'docs/404.html'].find((name) => existsSync(path.join(root, name))) ?? '';
  return serveSite((request, response) => {
    const { pathname, search } = new URL((request.url ?? '/').replace(/^\/\/+/, '/'), 'http://host');
    const lead = (status: number, target: string): void => {
      const [to = '', hash] = target.split('#');
      response.writeHead(status, { location: to + search + (hash ? `#${hash}` : '') }).end();
    };
    for (const { pattern, to, status } of rules) {
      const found = pattern.exec(pathname);
      if (!found) continue;
      lead(
        status,
        to.replace(/:(\w+)/g, (whole, name: string) => found.groups?.[name] ?? whole),
      );
      return true;
    }
    answerFile(root, pathname.replace(/\/{2,}/g, '/'), notFound, response, lead);
    return true;
  });
}

function parseRule(line: string): { pattern: RegExp; to: string; status: number } {
  const [from = '', to = '', status = '302'] = line.split(/\s+/);
  const source = from
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace('*', '(?<splat>.*)')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return { pattern: new RegExp(`^${source}$`), to, status: Number(status) };
}

function answerFile(
  root: string,
  pathname: string,
  notFound: string,
  response: ServerResponse,
  lead: (status: number, target: string) => void,
): void {
  const isFile = (name: string): boolean => {
    const file = path.join(root, name);
    return existsSync(file) && statSync(file).isFile();
  };
  const index = pathname.replace(/index(?:\.html)?$/, '');
  if (index !== pathname && isFile(`${index}index.html`)) return lead(308, index);
  if (pathname.endsWith('.html') && isFile(pathname)) return lead(308, pathname.slice(0, -5));
  const bare = pathname.replace(/(?<=.)\/$/, '');
  const name = [`${pathname}index.html`, `${bare}.html`, pathname].find(isFile) ?? notFound;
  response.writeHead(name === notFound && bare !== notFound.replace(/^(.*)\.html$/, '/$1') ? 404 : 200, {
    'content-type': typeOf(name),
    'cache-control': name === notFound ? 'no-store' : 'public, max-age=0, must-revalidate',
  });
  response.end(readFileSync(path.join(root, name)));
}
