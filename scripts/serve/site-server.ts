import { createReadStream, existsSync, statSync, type Stats } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import compression from 'compression';
import {
  asksForMarkdown,
  caching,
  contentTypeOf,
  isText,
  securityHeaders,
} from '../../lib/export/host-headers';
import type { LocalePages } from '../../lib/redirects/render';
import { normalisePath } from '../../lib/site/normalise-path';
import { resolveAddress } from '../../lib/redirects/resolve';
import { localeNames, locales, site, toHref } from '../../lib/site/config';
import { listPages } from '../postbuild/html-files';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type Answer = { status: number; location: string } | { status: number; file: string; stats: Stats };

/**
 * Request handler that serves the export by the same rules as the exported nginx configuration. With a base path the export
 * answers below it. A failing request is answered with 500 and does not end the process.
 */
export function createSiteServer(folder: string): RequestListener {
  const built = findBuiltLocales(folder);
  // Its types are those of Express, but it needs no more than what Node.js gives.
  const compress = compression({ threshold: 512 }) as Middleware;
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await new Promise<void>((resolve) => compress(request, response, resolve));
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    response.setHeader('Cache-Control', caching.other);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendError(response, 405);
    }
    const answer = findAnswer(request, response, folder, built);
    if ('file' in answer) return sendFile(request, response, answer);
    response.writeHead(answer.status, { Location: answer.location }).end();
  };
  return (request, response) =>
    void handle(request, response).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return; // the client went away
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendError(response, 500);
    });
}

function sendError(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': caching.error });
  response.end(status === 500 ? 'Internal Server Error' : 'Method Not Allowed');
}

/** The file or redirect for a request; the not-found page of the address's locale if there is neither. */
function findAnswer(
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  folder: string,
  built: LocalePages[],
): Answer {
  const [raw = '/', ...rest] = url.split('?');
  const search = rest.length > 0 ? `?${rest.join('?')}` : '';
  const asked = decodeOrUndefined(raw) ?? '/404';
  const [only, ...others] = built;
  const isRoot = ['/', site.basePath || '/'].includes(normalisePath(asked));
  if (isRoot && only && others.length === 0) return { status: 302, location: `${only.prefix}/${search}` };
  for (const { prefix, pages } of built) {
    const found = resolveAddress(asked, pages, prefix);
    // Permanent, so that browsers cache it: the offline worker cannot answer outside of its scope.
    if (asked === prefix) response.setHeader('Cache-Control', caching.hashed);
    if (found.kind === 'redirect') return { status: 301, location: toLocation(found.to, search) };
    if (found.kind === 'unknown') continue;
    response.setHeader('Vary', 'Accept');
    const markdown = asksForMarkdown(headers.accept ?? '') ? findFile(folder, `${found.path}.md`) : undefined;
    const page = markdown ?? findFile(folder, `${found.path}.html`);
    if (page) return { status: 200, ...page };
  }
  const notFound = [...built.map(({ prefix }) => `${prefix}/404.html`), `${site.basePath}/404.html`];
  // With several locales, the page at the root chooses one.
  const plain = isRoot ? `${site.basePath}/index.html` : path.posix.normalize(asked);
  const file = notFound.includes(plain) ? undefined : findFile(folder, plain);
  if (file) return { status: 200, ...file };
  const own = built.find(({ prefix }) => plain.startsWith(`${prefix}/`))?.prefix ?? '';
  const page = findFile(folder, `${own}/404.html`) ?? findFile(folder, `${site.basePath}/404.html`);
  if (!page) throw new Error(`${folder} has no 404.html`);
  return { status: 404, ...page };
}

/** A decoded target for the Location header: `/日本?` → `/%E6%97%A5%E6%9C%AC%3F`. */
function toLocation(target: string, search: string): string {
  const [address = '', hash] = target.split('#').map((part) => encodeURI(part).replaceAll('?', '%3F'));
  return address + search + (hash ? `#${hash}` : '');
}

function decodeOrUndefined(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined; // not a valid encoding
  }
}

/** The file of a normalised address; undefined for folders, outside of the base path and for impossible names. */
function findFile(folder: string, address: string): { file: string; stats: Stats } | undefined {
  // A backslash separates folders on Windows: a normalised address could still lead out of the export.
  if (!address.startsWith(`${site.basePath}/`) || address.includes('\\')) return undefined;
  const file = path.join(folder, address.slice(site.basePath.length));
  try {
    const stats = statSync(file);
    return stats.isFile() ? { file, stats } : undefined;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].includes(code)) return undefined;
    throw error;
  }
}

async function sendFile(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { status, file, stats }: Extract<Answer, { file: string }>,
): Promise<void> {
  const type = contentTypeOf(file) || 'application/octet-stream';
  const etag = `W/"${stats.size.toString(16)}-${Math.trunc(stats.mtimeMs).toString(16)}"`;
  response.setHeader('Content-Type', isText(type) ? `${type}; charset=utf-8` : type);
  response.setHeader('ETag', etag);
  if (status === 404) response.setHeader('Cache-Control', caching.error);
  else if (file.includes(path.join('_next', 'static', path.sep)))
    response.setHeader('Cache-Control', caching.hashed);
  if (status === 200 && headers['if-none-match']?.includes(etag)) return void response.writeHead(304).end();
  response.statusCode = status;
  response.setHeader('Content-Length', stats.size);
  if (method === 'HEAD') response.end();
  else await pipeline(createReadStream(file), response);
}

/** The locales of an export; it may have been built with other settings than those of this process. */
function findBuiltLocales(folder: string): LocalePages[] {
  return localeNames
    .filter((locale) => existsSync(path.join(folder, locales[locale].path, 'pages.json')))
    .map((locale) => ({
      prefix: toHref('', locale),
      pages: new Set(listPages(folder, locales[locale].path)),
    }));
}
