import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import handler from 'serve-handler';
import { securityHeaders } from '../../lib/export/security-policy';
import { resolveAddress } from '../../lib/redirects/resolve';
import { site, toHref } from '../../lib/site/config';

const revalidate = [{ key: 'Cache-Control', value: 'no-cache' }];

/** Request handler that serves the export like a plain static host: compression, cache headers, types, 404, the site's address rules. */
export function createSiteServer(folder: string): RequestListener {
  const pages = readPages(folder);
  const prefix = toHref('', site.currentLocale);
  const compress = compression({ threshold: 512 });
  return (request, response) => {
    compress(request as never, response as never, () => {
      if (leadOn(request, response, pages, prefix)) return;
      void handler(request, response, {
        public: folder,
        cleanUrls: true,
        directoryListing: false,
        etag: true,
        headers: [
          {
            source: '**',
            headers: [...revalidate, ...securityHeaders.map(([key, value]) => ({ key, value }))],
          },
          {
            source: '_next/static/**',
            headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
          },
        ],
      });
    });
  };
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
  const target = rawPath === '/' ? `${prefix}/` : redirectOf(rawPath, pages, prefix);
  if (target === undefined) return false;
  const [location = '', hash] = target.split('#');
  response.writeHead(rawPath === '/' ? 302 : 301, {
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
