import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../serve/site-server';

export type Site = { origin: string; close: () => Promise<void> };

/**
 * Serves the export on a free port. `around` may answer a request itself (to fail on demand) by returning true. Without `compress`
 * nothing is compressed, which saves processor time.
 */
export async function serveSite(
  around?: (...args: Parameters<RequestListener>) => boolean | Promise<boolean>,
  folder = 'out',
  compress = true,
): Promise<Site> {
  let handle: RequestListener | undefined; // created on demand: not every test file needs the export
  const server = createServer((request, response) => {
    if (!compress) delete request.headers['accept-encoding'];
    void Promise.resolve(around?.(request, response) ?? false).then((answered) => {
      if (answered) return;
      handle ??= createSiteServer(folder);
      handle(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve()); // first, so that no new connection is accepted
      server.closeAllConnections();
    });
  return { origin: `http://localhost:${port}`, close };
}
