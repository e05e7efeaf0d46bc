import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../../scripts/serve/site-server';

export type Site = { origin: string; close: () => Promise<void> };

/** Serves the export on a free port. `around` may answer a request itself (to fail on demand) by returning true. */
export async function serveSite(
  around?: (...args: Parameters<RequestListener>) => boolean | Promise<boolean>,
  folder = 'out',
): Promise<Site> {
  let handle: RequestListener | undefined; // made when it is needed: not every suite is about the export
  const server = createServer((request, response) => {
    void Promise.resolve(around?.(request, response) ?? false).then((answered) => {
      if (answered) return;
      handle ??= createSiteServer(folder);
      handle(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => close(server) };
}

/** Takes no new connection first: one that came between would be waited for. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
