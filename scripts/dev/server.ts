import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { partEnding } from '../../lib/browser/page-part';
import { listPages } from '../../lib/content/pages';
import { replaceScripts, type ClientBundle } from '../../lib/export/inline-scripts';
import { site, type Locale } from '../../lib/site/config';
import { bundleClient, localeOf } from '../postbuild/live-scripts';

const bundleFolder = '.cache/dev';

/**
 * Serves what `next dev` renders with the scripts of the export instead of those of Next.js, and sends events to the open pages.
 */
export class DevServer {
  private readonly pages = new Set<ServerResponse>();
  private readonly last = new Map<string, string>();
  private bundles: Promise<Map<Locale, ClientBundle>>;
  private version = 0;
  readonly server: Server;

  constructor(private readonly nextPort: number) {
    this.bundles = this.bundle();
    this.server = createServer((incoming, outgoing) => void this.answer(incoming, outgoing));
  }

  /** Bundles the client again, and reloads the open pages. */
  rebuild(): void {
    this.bundles = this.bundle();
    this.bundles.then(
      () => this.reload(),
      () => undefined, // esbuild has printed what is wrong
    );
  }

  /** Reloads all open pages, and those that were requested before now but connect later. */
  reload(): void {
    this.version++;
    this.notify('version', String(this.version));
  }

  /** Sends an event to all open pages; those opened later get the last one of each kind. */
  notify(event: string, data: string): void {
    const message = `event: ${event}\ndata: ${data}\n\n`;
    this.last.set(event, message);
    for (const page of this.pages) page.write(message);
  }

  private async bundle(): Promise<Map<Locale, ClientBundle>> {
    const bundles = site.builtLocales.map(
      async (locale) => [locale, await bundleClient(bundleFolder, locale, 'development')] as const,
    );
    return new Map(await Promise.all(bundles));
  }

  private async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    incoming.url = incoming.url?.replace(partEnding, ''); // a whole page serves too
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (pathname === `${site.basePath}/dev-events`) this.open(outgoing);
    else if (pathname.startsWith(`${site.basePath}/_next/static/live/`)) {
      await this.bundles.catch(() => undefined);
      sendScript(path.join(bundleFolder, path.normalize(pathname.slice(site.basePath.length))), outgoing);
    } else this.forward(incoming, outgoing);
  }

  private open(outgoing: ServerResponse): void {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    outgoing.write([...this.last.values()].join('') || ':\n\n');
    this.pages.add(outgoing);
    outgoing.on('close', () => this.pages.delete(outgoing));
  }

  private forward(incoming: IncomingMessage, outgoing: ServerResponse, attempt = 1): void {
    const { method, url } = incoming;
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const { version } = this;
    const again = (): void => void setTimeout(() => this.forward(incoming, outgoing, attempt + 1), 250);
    const forwarded = request({ port: this.nextPort, method, path: url, headers }, (answer) => {
      const { statusCode = 500, headers: received } = answer;
      // Next.js rebuilds its list of pages in the background and answers from the stale one until then.
      if (statusCode === 404 && attempt < 40 && isPage(url)) {
        answer.resume();
        again();
        return;
      }
      if (!received['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(statusCode, received);
        answer.pipe(outgoing);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        void this.withClient(Buffer.concat(chunks).toString(), url ?? '', version).then((html) => {
          outgoing.writeHead(statusCode, {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
          });
          outgoing.end(html);
        });
      });
    });
    forwarded.on('error', (error) => {
      if (attempt < 240)
        again(); // Next.js is starting
      else outgoing.writeHead(502).end(error.message);
    });
    forwarded.end(); // pages and files are only read
  }

  private async withClient(html: string, url: string, version: number): Promise<string> {
    try {
      const bundle = (await this.bundles).get(localeOf(url.slice(site.basePath.length + 1)));
      const marked = html.replace('<html', `<html data-version="${version}"`);
      return bundle ? replaceScripts(marked, bundle, url) : html;
    } catch {
      return html; // an error page of Next.js, which shows itself by its own scripts
    }
  }
}

function isPage(url = ''): boolean {
  const [address = ''] = url.slice(site.basePath.length).split('?');
  const route = address.replace(/^\/[^/]+/, '').replace(/\/$/, '');
  return listPages(localeOf(address.slice(1))).some((page) => page.route === route);
}

function sendScript(file: string, outgoing: ServerResponse): void {
  try {
    outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
    outgoing.end(readFileSync(file));
  } catch {
    outgoing.writeHead(404).end();
  }
}
