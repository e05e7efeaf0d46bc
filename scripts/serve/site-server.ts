import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import handler from 'serve-handler';
import { caching, securityHeaders } from '../../lib/export/host-headers';
import type { LocalePages } from '../../lib/redirects/render';
import { resolveAddress } from '../../lib/redirects/resolve';
import { locales, site, toHref, type Locale } from '../../lib/site/config';

const toConfig = (source: string, headers: readonly (readonly [string, string])[]) => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
});

/**
 * Request handler that serves the export like a plain static host: compression, cache headers, types, 404, the site's
 * address rules. With a base path the export answers below it, as on a host that holds other sites too. No request ends the
 * process: what fails is answered by 500.
 */
export function createSiteServer(folder: string): RequestListener {
  const built = readBuiltLocales(folder);
  const compress = compression({ threshold: 512 });
  const options = {
    public: folder,
    cleanUrls: true,
    directoryListing: false,
    etag: true,
    headers: [
      toConfig('**', [['Cache-Control', caching.other]]),
      toConfig('_next/static/**', [['Cache-Control', caching.hashed]]),
    ],
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await new Promise((resolve) => compress(request as never, response as never, resolve));
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    if (!isFile(folder, request) && leadOn(request, response, built)) return;
    if (built.length > 1 && answerNotFound(request, response, folder, built)) return;
    await handler(belowBase(request, response), response, options, fileAccess(response));
  };
  return (request, response) =>
    void answer(request, response).catch((error: unknown) => fail(response, error));
}

/** How the library reads files: a name that no file can have is one that is not there, and a file that cannot be read fails. */
function fileAccess(response: ServerResponse): Parameters<typeof handler>[3] {
  const lookUp = (name: string) =>
    lstat(name).catch((error: NodeJS.ErrnoException) => {
      const isImpossible = ['ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].includes(error.code ?? '');
      throw isImpossible ? Object.assign(new Error(error.message), { code: 'ENOENT' }) : error;
    });
  const read = (...args: Parameters<typeof createReadStream>) =>
    createReadStream(...args).on('error', (error) => fail(response, error));
  return { lstat: lookUp as never, createReadStream: read };
}

/** Ends an answer that cannot be given: the reason is told here, not to the client. */
function fail(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.writableEnded) return;
  if (response.headersSent) return void response.destroy();
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Internal Server Error');
}

/** The request as the folder knows it: `/docs/fr/` → `/fr/`. What is outside of the base path is not there. */
function belowBase(request: IncomingMessage, response: ServerResponse): IncomingMessage {
  const { basePath } = site;
  if (!basePath) return request;
  const { url = '/' } = request;
  request.url = url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : '/outside-of-the-base-path';
  const writeHead = response.writeHead.bind(response);
  // The library's own redirects know nothing of the base path.
  response.writeHead = ((status: number, headers?: Record<string, string>) => {
    const location = headers?.Location;
    return writeHead(
      status,
      location?.startsWith('/') ? { ...headers, Location: basePath + location } : headers,
    );
  }) as ServerResponse['writeHead'];
  return request;
}

/** True for a file that is no page, such as a feed: a rule for former addresses below the same path must not hide it. */
function isFile(folder: string, { url = '/' }: IncomingMessage): boolean {
  const [rawPath = '/'] = url.slice(site.basePath.length).split('?');
  return /\.(?!html$)\w+$/.test(rawPath) && existsSync(path.join(folder, path.posix.normalize(rawPath)));
}

/** Answers with a redirect when the address is an old, miswritten or decorated form of a page's. */
function leadOn(request: IncomingMessage, response: ServerResponse, built: LocalePages[]): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [rawPath = '/', query] = (request.url ?? '/').split('?');
  const isRoot = [`${site.basePath}/`, site.basePath, '/'].includes(rawPath);
  const [only, ...others] = built;
  // With several locales the page at the root chooses one.
  const home = only && others.length === 0 ? `${only.prefix}/` : undefined;
  const target = isRoot ? home : redirectOf(rawPath, built);
  if (target === undefined) return false;
  const [location = '', hash] = target.split('#');
  response.writeHead(isRoot ? 302 : 301, {
    Location: encodePath(location) + (query ? `?${query}` : '') + (hash ? `#${encodePath(hash)}` : ''),
  });
  response.end();
  return true;
}

/** A decoded path as it may stand in a header: `/日本?` → `/%E6%97%A5%E6%9C%AC%3F`. */
function encodePath(path: string): string {
  return encodeURI(path).replaceAll('?', '%3F');
}

function redirectOf(rawPath: string, built: LocalePages[]): string | undefined {
  try {
    const decoded = decodeURIComponent(rawPath);
    for (const { prefix, pages } of built) {
      const found = resolveAddress(decoded, pages, prefix);
      if (found.kind === 'redirect') return found.to;
    }
    return undefined;
  } catch {
    return undefined; // not a valid encoding: the library answers 400
  }
}

/** With several locales each has a not-found page of its own, which the library does not know of. */
function answerNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  built: LocalePages[],
): boolean {
  const asked = path.posix.normalize(decode((request.url ?? '/').split('?')[0] ?? '/'));
  const locale = built.find(({ prefix }) => asked.startsWith(`${prefix}/`));
  if (!locale) return false;
  const place = path.join(folder, asked.slice(site.basePath.length)).replace(/\/$/, '');
  if ([place, `${place}.html`].some((name) => existsSync(name))) return false;
  const page = readFileSync(path.join(folder, locale.prefix.slice(site.basePath.length), '404.html'));
  response.writeHead(404, { 'Cache-Control': caching.other, 'Content-Type': 'text/html; charset=utf-8' });
  response.end(page);
  return true;
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return '/'; // not a valid encoding: the library answers 400
  }
}

/** The locales of an export, as it says itself: it may have been built with other settings than those of this process. */
function readBuiltLocales(folder: string): LocalePages[] {
  return (Object.keys(locales) as Locale[]).flatMap((locale) => {
    const list = path.join(folder, locales[locale].path, 'pages.json');
    return existsSync(list)
      ? [{ prefix: toHref('', locale), pages: new Set(JSON.parse(readFileSync(list, 'utf8')) as string[]) }]
      : [];
  });
}
