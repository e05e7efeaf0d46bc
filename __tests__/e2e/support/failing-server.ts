import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSiteServer } from '../../../scripts/serve/site-server';
import { serveSite, type Site } from '../../../scripts/browser/site';

/** What goes wrong with an answer; `stall`: it never ends; `cached-for-good`: a script may be cached for a year. */
export type Fault =
  'drop' | 'error' | 'missing' | 'portal' | 'truncate' | 'redirect' | 'hang' | 'stall' | 'cached-for-good';

/** What happens to a path. */
type Rule = (path: string, count: number) => Fault | undefined;

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

  constructor(private folder: string) {
    this.handle = createSiteServer(folder);
  }

  async start(): Promise<this> {
    this.site = await serveSite((request, response) => this.answer(request, response), this.folder, false);
    return this;
  }

  get origin(): string {
    return this.site?.origin ?? '';
  }

  /** Deploys another build at the same origin. */
  use(folder: string): void {
    this.folder = folder;
    this.handle = createSiteServer(folder);
  }

  /** Fails from now on; the counter of the rule begins at 1. */
  fail(rule: Rule | Fault): void {
    this.count = 0;
    this.rule = typeof rule === 'string' ? () => rule : rule;
  }

  /** Ends all faults; requests that still hang are cut off, since a browser would wait for them. */
  recover(): void {
    this.rule = () => undefined;
    for (const request of this.hanging) request.socket.destroy();
    this.hanging.clear();
  }

  /** Whether a request hangs. */
  get hangs(): boolean {
    return this.hanging.size > 0;
  }

  /** How often a path was asked for. */
  asked(path: string): number {
    return this.requests.filter((request) => request === path).length;
  }

  async close(): Promise<void> {
    await this.site?.close();
    this.site = undefined;
  }

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    const [path = ''] = (request.url ?? '').split('?');
    this.requests.push(request.method === 'GET' ? path : `${request.method} ${path}`);
    this.headers.set(path, request.headers);
    const fault = this.rule(path, ++this.count);
    if (fault) this.spoil(fault, request, response);
    else this.handle(request, response);
    return true;
  }

  private spoil(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
    const page = '<!DOCTYPE html><title>Portail</title><main id="main">Connectez-vous au réseau.</main>';
    if (fault === 'hang') return void this.hanging.add(request);
    if (fault === 'stall') {
      this.hanging.add(request);
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).write(page);
    } else if (fault === 'drop') request.socket.destroy();
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
      const headers = { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000, immutable' };
      response.writeHead(200, headers).end(readFileSync(this.folder + request.url?.replace(/\?.*/, '')));
    }
  }
}
