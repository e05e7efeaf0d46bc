import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import handler from 'serve-handler';
import { caching, securityHeaders } from '../../lib/export/host-headers';
import { resolveAddress } from '../../lib/redirects/resolve';
import { site, toHref } from '../../lib/site/config';

const toConfig = (source: string, headers: readonly (readonly [string, string])[]) => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
});

/**
 * Request handler that serves the export like a plain static host: compression, cache headers, types, 404, the site's
 * address rules. With a base path the export answers below it, as on a host that holds other sites too.
 */
export function createSiteServer(folder: string): RequestListener {
  const pages = readPages(folder);
  const prefix = toHref('', site.currentLocale);
  const compress = compression({ threshold: 512 });
  const options = {
    public: folder,
    cleanUrls: true,
    directoryListing: false,
    etag: true,
    headers: [
      toConfig('**', [...securityHeaders, ['Cache-Control', caching.other]]),
      toConfig('_next/static/**', [['Cache-Control', caching.hashed]]),
    ],
  };
  return (request, response) => {
    compress(request as never, response as never, () => {
      if (!isFile(folder, request) && leadOn(request, response, pages, prefix)) return;
      void handler(belowBase(request, response), response, options);
    });
  };
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
function leadOn(
  request: IncomingMessage,
  response: ServerResponse,
  pages: ReadonlySet<string>,
  prefix: string,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [rawPath = '/', query] = (request.url ?? '/').split('?');
  const isRoot = [`${site.basePath}/`, site.basePath, '/'].includes(rawPath);
  const target = isRoot ? `${prefix}/` : redirectOf(rawPath, pages, prefix);
  if (target === undefined) return false;
  const [location = '', hash] = target.split('#');
  response.writeHead(isRoot ? 302 : 301, {
    Location: location + (query ? `?${query}` : '') + (hash ? `#${hash}` : ''),
  });
  response.end();
  return true;
}

function redirectOf(rawPath: string, pages: ReadonlySet<string>, prefix: string): string | undefined {
  try {
    const found = resolveAddress(decodeURIComponent(rawPath), pages, prefix);
    return found.kind === 'redirect' ? found.to : undefined;
  } catch {
    return undefined; // not a valid encoding: the library answers 400
  }
}

function readPages(folder: string): ReadonlySet<string> {
  return new Set(JSON.parse(readFileSync(path.join(folder, 'fr/pages.json'), 'utf8')) as string[]);
}
