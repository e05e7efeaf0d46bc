import type { IncomingMessage, ServerResponse } from 'node:http';
import { partEnding } from '../../../lib/browser/page-part';
import { createSiteServer } from '../../../scripts/serve/site-server';
import { serveSite, type Site } from './site';

/** What goes wrong with an answer. */
export type Fault =
  'drop' | 'error' | 'missing' | 'portal' | 'truncate' | 'redirect' | 'hang' | 'cached-for-good';

/** What happens to a path, and to the part of a page as to the page. */
type Rule = (path: string, count: number) => Fault | undefined;

/** The path of a page for that of its part; any other path as it is. */
export function pageOf(path: string): string {
  return path.replace(partEnding, '');
}

/** A server whose export can be exchanged and whose answers fail on demand. */
export class FailingServer {
  /** Paths asked for, in order, with their method when it is not GET. */
  readonly requests: string[] = [];
  readonly headers = new Map<string, IncomingMessage['headers']>();
  rule: Rule = () => undefined;
  private handle: ReturnType<typeof createSiteServer>;
  private site: Site | undefined;
  private count = 0;
  private readonly hanging = new Set<IncomingMessage>();

  constructor(folder: string) {
    this.handle = createSiteServer(folder);
  }

  async start(): Promise<this> {
    this.site = await serveSite((request, response) => this.answer(request, response));
    return this;
  }

  get origin(): string {
    return this.site?.origin ?? '';
  }

  /** Deploys another build at the same origin. */
  use(folder: string): void {
    this.handle = createSiteServer(folder);
  }

  /** Fails from now on; the counter of the rule begins at 1. */
  fail(rule: Rule | Fault): void {
    this.count = 0;
    this.rule = typeof rule === 'string' ? () => rule : rule;
  }

  /** Answers as it should again; what still hangs is cut off, since a browser would wait for it. */
  recover(): void {
    this.rule = () => undefined;
    for (const request of this.hanging) request.socket.destroy();
    this.hanging.clear();
  }

  /** How often a path was asked for; a page or its part. */
  asked(path: string): number {
    return this.requests.filter((request) => pageOf(request) === path).length;
  }

  async close(): Promise<void> {
    await this.site?.close();
    this.site = undefined;
  }

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    const [path = ''] = (request.url ?? '').split('?');
    this.requests.push(request.method === 'GET' ? path : `${request.method} ${path}`);
    this.headers.set(pageOf(path), request.headers);
    const fault = this.rule(pageOf(path), ++this.count);
    if (fault) this.spoil(fault, request, response);
    else this.handle(request, response);
    return true;
  }

  private spoil(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
    const page = '<!DOCTYPE html><title>Portail</title><main id="main">Connectez-vous au réseau.</main>';
    if (fault === 'hang') return void this.hanging.add(request);
    if (fault === 'drop') request.socket.destroy();
    else if (fault === 'redirect') response.writeHead(302, { Location: '/portail' }).end();
    else if (fault === 'portal')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    else if (fault === 'error' || fault === 'missing')
      response.writeHead(fault === 'error' ? 500 : 404, { 'content-type': 'text/html' }).end(page);
    else if (fault === 'truncate') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': '5000' });
      response.write(page);
      setImmediate(() => request.socket.destroy());
    } else {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      const { setHeader } = response;
      response.setHeader = function (name, value) {
        return /^cache-control$/i.test(name) ? this : setHeader.call(this, name, value);
      };
      const { writeHead } = response;
      // The library passes its headers here; the long life must win over its own.
      response.writeHead = function (this: ServerResponse, status: number, ...rest: unknown[]) {
        const headers = rest.find((value) => typeof value === 'object' && value !== null) as
          Record<string, unknown> | undefined;
        if (headers)
          for (const name of Object.keys(headers)) if (/^cache-control$/i.test(name)) delete headers[name];
        return (writeHead as (...all: unknown[]) => ServerResponse).call(this, status, ...rest);
      } as typeof response.writeHead;
      this.handle(request, response);
    }
  }
}
